package org.sekilab.search.dfpn;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.sekilab.search.Goal;
import org.sekilab.search.Limit;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.Proof;
import org.sekilab.search.Result;
import org.sekilab.search.Statistics;
import org.sekilab.search.run.Budget;
import org.sekilab.search.run.Path;
import org.sekilab.search.run.VariationWalk;
import org.sekilab.search.table.KeyHash;

/**
 * One search; mutable, used once by one thread. "Ply" is the distance from the root. The {@link DfpnEngine engine} says why it is right and
 * comes to an end.
 */
final class DfpnRun {
    /** The longest path; the stack of a thread has room for it. */
    static final int MOST_PLIES = 1000;

    private final Problem problem;
    private final Goal goal;
    private final DfpnConfig config;
    private final Paths paths;
    private final Memory memory;
    private final StateTable table;
    private final Crowd crowd;
    private final Budget budget;
    private final Path path = new Path(MOST_PLIES);
    private final Frames frames;
    private final Thresholds thresholds;
    private final Simulation simulation;
    private final Lookup lookup;
    private final boolean isProverFavored; // repetition is a win for the prover, under the goal
    private final int[] line = new int[MOST_PLIES]; // [ply] the moves of the path
    private @Nullable SiblingSimulation
            siblings; // null where it is not asked for, or there are no copies of the problem
    private int rootMove = Problem.NO_MOVE;
    private Outcome answer = Outcome.UNKNOWN;
    private int rootHeight;
    private int rootProof; // the last number, as long as there is no answer

    /** The root was won by repetitions that did not stand the check in the end. */
    private boolean isGuess;

    /** A state not further from the root than its parent was met since the last new state: thresholds are raised. */
    private boolean isRaising;

    // Beside each other, what the search that returned last found; one of the numbers is 0 if the state is solved.
    private int proof;
    private int disproof;
    private long sources; // of the numbers of an unsolved one; nobody asks for them but SNDA
    private int lowest; // of a solved one: the plies it depends on, as in Children
    private int deepest;
    private int height;
    private boolean restsOnDraw;
    private boolean isLost; // of an unsolved one: the table had no room for it

    DfpnRun(Problem problem, Goal goal, DfpnConfig config, Paths paths, Memory memory, Budget budget) {
        this.problem = problem;
        this.goal = goal;
        this.config = config;
        this.paths = paths;
        this.memory = memory;
        this.table = memory.table();
        this.crowd = memory.crowd();
        this.budget = budget;
        this.frames = new Frames(MOST_PLIES, problem.maxMoves());
        this.isProverFavored = goal.isReachedBy(problem.repetition());
        this.thresholds = new Thresholds(config);
        this.simulation = new Simulation(problem, goal, table, path, budget, frames);
        this.lookup = new Lookup(problem, goal, paths, memory, path, simulation);
    }

    /** Searches to the end, or until nothing is to be hoped for. */
    void finish() {
        advance(Children.INFINITE);
    }

    /**
     * Searches until the root is solved, one of its numbers reaches the threshold, or a limit ends the run, that of the proof number too; may be
     * called again.
     *
     * @return whether there is an answer, or will be none
     */
    boolean advance(int threshold) {
        budget.resume();
        table.ask(goal);
        if (answer == Outcome.UNKNOWN && !isAtRootSolved() && !budget.isStopped()) {
            if (siblings == null && config.simulation() != DfpnConfig.Simulated.OFF) {
                problem.copy()
                        .ifPresent(copy -> siblings = new SiblingSimulation(
                                problem, config.simulation(), table, lookup, path, budget, frames, new Shadow(copy)));
            }
            search(0, Math.min(threshold, budget.maxProof()), threshold);
            if (!budget.isStopped() && (proof == 0 || disproof == 0)) {
                answer = proof == 0 ? Outcome.WIN : Outcome.LOSS;
                rootHeight = height;
            } else if (!isGuess && rootProof >= budget.maxProof()) {
                budget.stopFor(Limit.PROOF_NUMBER);
            }
        }
        budget.pause();
        return answer != Outcome.UNKNOWN || budget.isStopped() || isGuess;
    }

    /** Finds out what is known of the root without search. */
    private boolean isAtRootSolved() {
        boolean isFirst = budget.nodes() == 0;
        if (isFirst && !budget.enter(0)) {
            return false;
        }
        Outcome outcome = isFirst ? problem.outcome() : Outcome.UNKNOWN;
        if (outcome != Outcome.UNKNOWN) {
            answer = goal.isReachedBy(outcome) ? Outcome.WIN : Outcome.LOSS;
            return true;
        }
        int entry = table.find(problem.keyLow(), problem.keyHigh());
        if (entry == StateTable.NONE || !table.isSolved(entry)) {
            return false;
        }
        rootMove = table.move(entry); // by another search
        rootHeight = table.plies(entry);
        answer = table.kind(entry) == StateTable.PROVEN ? Outcome.WIN : Outcome.LOSS;
        return true;
    }

    Statistics statistics() {
        return budget.statistics();
    }

    Outcome answer() {
        return answer;
    }

    /** How many plies suffice to end the game, if there is an answer and repetition is not the winner's. */
    int rootHeight() {
        return rootHeight;
    }

    /**
     * The answer with all that belongs to it.
     *
     * @param proofOf makes the proof of an answer
     */
    Result result(Function<Outcome, Proof> proofOf) {
        if (answer == Outcome.UNKNOWN) {
            Limit limit = budget.isStopped() ? budget.stop() : Limit.REPETITION;
            return resultWith(Outcome.UNKNOWN, limit, Proof.NONE);
        }
        return resultWith(answer, Limit.NONE, proofOf.apply(answer));
    }

    private Result resultWith(Outcome outcome, Limit limit, Proof winner) {
        budget.resume();
        table.ask(goal);
        List<Integer> variation = new VariationWalk(problem, this::tableMove, frames.plies()).from(rootMove);
        int left = outcome == Outcome.UNKNOWN ? rootProof : 0;
        budget.pause();
        return new Result(outcome, limit, rootMove, variation, winner, budget.statistics(), left);
    }

    /** Works on the present state until it is solved or one of its numbers reaches the threshold. */
    private void search(int ply, int proofThreshold, int disproofThreshold) {
        if (ply >= MOST_PLIES) {
            budget.stopFor(Limit.MEMORY);
            return;
        }
        if (takeFromOthers(ply)) {
            return;
        }
        long low = problem.keyLow();
        long high = problem.keyHigh();
        boolean isProver = problem.isProverToMove();
        long before = budget.nodes();
        int entry = table.find(low, high);
        boolean isKnown = entry != StateTable.NONE && !table.isSolved(entry);
        int distance = isKnown ? Math.min(ply, table.plies(entry)) : ply;
        long earlier = isKnown ? table.effort(entry) : 0;
        isRaising &= earlier > 0;
        if (earlier > 0) {
            budget.reExpand();
        }
        Children children = frames.at(ply);
        path.push(low, high, ply);
        memory.paths().enter(ply, low, high);
        crowd.enter(low, high);
        expand(children, ply, distance, isProver);
        int winThreshold = isProver ? proofThreshold : disproofThreshold;
        int lossThreshold = isProver ? disproofThreshold : proofThreshold;
        improve(children, ply, distance, isProver, winThreshold, lossThreshold);
        long effort = earlier + budget.nodes() - before;
        crowd.leave(low, high);
        path.pop(low, high);
        if (!budget.isStopped() && !takeFromOthers(ply)) {
            keep(children, ply, distance, isProver, effort);
        }
    }

    /** Makes the moves of the present state and looks at what is known of the states that they lead to. */
    private void expand(Children children, int ply, int distance, boolean isProver) {
        int count = problem.movesInto(children.moves);
        assert count > 0;
        children.count = count;
        for (int i = 0; i < count; i++) {
            problem.play(children.moves[i]);
            if (budget.enter(ply + 1)) {
                lookup.look(children, i, ply + 1, distance, isProver);
            }
            problem.undo();
            if (budget.isStopped()) {
                return;
            }
            if (children.wins[i] == 0) {
                children.count = i + 1;
                return;
            }
        }
    }

    /** Searches children of the present state, the last of the path. */
    private void improve(
            Children children, int ply, int distance, boolean isProver, int winThreshold, int lossThreshold) {
        int stalls = 0;
        for (int round = 0; !budget.isStopped(); round++) {
            int best = children.best();
            if (ply == 0) {
                rootMove = children.moves[best];
            }
            int win = children.wins[best];
            if (win == 0 || entryOfOthers() != StateTable.NONE) {
                return;
            }
            int loss = loss(children, isProver);
            if (loss == 0) {
                return;
            }
            if (config.cycles() == DfpnConfig.Cycles.THRESHOLDS) {
                isRaising |= children.hasOld();
            }
            if (ply == 0) {
                rootProof = isProver ? win : loss;
            }
            boolean isOver = win >= winThreshold || loss >= lossThreshold;
            if (isOver && !isRaising) {
                return;
            }
            int mostWin = isRaising ? Math.max(winThreshold, win + 1) : winThreshold;
            int mostLoss = isRaising ? Math.max(lossThreshold, loss + 1) : lossThreshold;
            int chosen = crowd.choose(children, best, mostWin);
            int beyondSecond = thresholds.beyond(crowd.secondWin(children, chosen), isProver);
            int childWin = Math.min(mostWin, Thresholds.widened(beyondSecond, stalls, round, children.count));
            int childLoss = mostLoss == Children.INFINITE
                    ? Children.INFINITE
                    : Thresholds.widened(children.losses[chosen] + (mostLoss - loss), stalls, round, children.count);
            line[ply] = children.moves[chosen];
            problem.play(line[ply]);
            if (budget.enter(ply + 1)) {
                search(ply + 1, isProver ? childWin : childLoss, isProver ? childLoss : childWin);
            }
            problem.undo();
            if (!budget.isStopped()) {
                stalls += takeResult(children, chosen, isProver) ? 0 : 1;
                if (siblings != null && children.losses[chosen] == 0) {
                    siblings.winOthers(children, chosen, line, ply, isProver);
                }
                lookup.refresh(children, chosen, ply, distance, isProver);
            }
            if (isOver) {
                return;
            }
        }
    }

    private int loss(Children children, boolean isProver) {
        DfpnConfig.Counting counting = config.counting();
        return children.loss(isProver ? counting.ofDisproofs() : counting.ofProofs(), config.cycles());
    }

    /** The entry of the present state if another thread has solved it since this one came to it, or {@link StateTable#NONE}. */
    private int entryOfOthers() {
        if (crowd.isAlone()) {
            return StateTable.NONE;
        }
        int entry = table.find(problem.keyLow(), problem.keyHigh());
        return entry != StateTable.NONE && table.isSolved(entry) ? entry : StateTable.NONE;
    }

    /** Takes the answer of another thread for that of this one, if there is one. */
    private boolean takeFromOthers(int ply) {
        int entry = entryOfOthers();
        if (entry == StateTable.NONE) {
            return false;
        }
        boolean isProven = table.kind(entry) == StateTable.PROVEN;
        proof = isProven ? 0 : Children.INFINITE;
        disproof = isProven ? Children.INFINITE : 0;
        lowest = Children.INDEPENDENT;
        deepest = -1;
        height = table.plies(entry);
        restsOnDraw = table.restsOnDraw(entry);
        if (ply == 0) {
            rootMove = table.move(entry);
        }
        return true;
    }

    /** Takes what the search of a child found; returns whether it is more than was known before. */
    private boolean takeResult(Children children, int child, boolean isProver) {
        int win = isProver ? proof : disproof;
        int loss = isProver ? disproof : proof;
        if (win == 0 || loss == 0) {
            children.setSolved(child, win == 0);
            children.setProof(child, lowest, deepest, height, restsOnDraw);
            return true;
        }
        children.setUnsolved(child, win, loss, children.isOld[child]);
        children.setSources(child, sources, isProver);
        boolean isProgress = win > children.mostWins[child] || loss > children.mostLosses[child];
        children.mostWins[child] = Math.max(win, children.mostWins[child]);
        children.mostLosses[child] = Math.max(loss, children.mostLosses[child]);
        return isProgress && !isLost;
    }

    /** Stores what was found of the present state, which is not on the path any more, and leaves it to the caller. */
    private void keep(Children children, int ply, int distance, boolean isProver, long effort) {
        int best = children.best();
        int win = children.wins[best];
        int loss = win == 0 ? Children.INFINITE : loss(children, isProver);
        proof = isProver ? win : loss;
        disproof = isProver ? loss : win;
        if (win == 0) {
            int winner = children.surestWin();
            lowest = children.lowest[winner];
            deepest = children.deepest[winner];
            height = children.heights[winner] + 1;
            restsOnDraw = children.restOnDraw[winner];
            keepSolved(ply, isProver, effort, children.moves[winner]);
        } else if (loss == 0) {
            lowest = children.lowestOfAll();
            deepest = children.deepestOfAll();
            int longest = children.longestLoss();
            height = children.heights[longest] + 1;
            restsOnDraw = children.anyRestsOnDraw();
            win = Children.INFINITE;
            proof = isProver ? win : loss;
            disproof = isProver ? loss : win;
            keepSolved(ply, !isProver, effort, children.moves[longest]);
        } else {
            long low = problem.keyLow();
            long high = problem.keyHigh();
            sources = config.counting() == DfpnConfig.Counting.SNDA
                    ? children.sources(isProver, KeyHash.of(low, high))
                    : 0;
            isLost = !table.storeNumbers(low, high, proof, disproof, sources, distance, effort);
        }
        if (ply == 0) {
            rootMove = children.moves[win == 0 ? children.surestWin() : best];
        }
    }

    private void keepSolved(int ply, boolean isProversWin, long effort, int move) {
        long low = problem.keyLow();
        long high = problem.keyHigh();
        height = Math.min(height, StateTable.MOST_PLIES);
        int kind = isProversWin ? StateTable.PROVEN : StateTable.DISPROVEN;
        boolean isFavored = isProversWin == isProverFavored;
        assert isFavored || lowest == Children.INDEPENDENT : lowest;
        if (lowest == Children.INDEPENDENT) {
            table.storeSolved(low, high, kind, restsOnDraw, height, effort, move);
            return;
        }
        int last = Math.min(deepest, ply - 1); // without the state itself: who returns to it may begin anew
        if (lowest < ply) {
            deepest = last;
            int number = paths == Paths.TWINS ? memory.paths().of(last) : PathNumbers.NONE;
            table.storeTwin(low, high, kind, restsOnDraw, lowest, last, number, effort, move);
            return;
        }
        keepIndependent(low, high, kind, effort, move, ply);
    }

    /**
     * Only returns to this state were used. What was dependent below is then won on every path too, and a proof to be followed
     * needs it in the table.
     */
    private void keepIndependent(long low, long high, int kind, long effort, int move, int ply) {
        table.storeTwin(low, high, kind, restsOnDraw, ply, ply, PathNumbers.NONE, effort, move);
        boolean isClosed = simulation.holds(ply, ply == 0 ? Long.MAX_VALUE : effort) && simulation.isIndependent();
        if (isClosed) {
            simulation.promote();
            restsOnDraw |= simulation.restsOnDraw();
        }
        lowest = Children.INDEPENDENT;
        deepest = -1;
        isGuess = ply == 0 && paths == Paths.CHECKED && !isClosed;
        if (isGuess) {
            proof = 1;
            disproof = 1;
            return;
        }
        table.storeSolved(low, high, kind, restsOnDraw, StateTable.MOST_PLIES, effort, move);
    }

    private int tableMove() {
        int entry = table.find(problem.keyLow(), problem.keyHigh());
        boolean isSolved = entry != StateTable.NONE && table.isSolved(entry);
        return isSolved && problem.outcome() == Outcome.UNKNOWN ? table.move(entry) : Problem.NO_MOVE;
    }
}
