package org.sekilab.search.dfpn;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.sekilab.search.Goal;
import org.sekilab.search.Limit;
import org.sekilab.search.Outcome;
import org.sekilab.search.PartProblem;
import org.sekilab.search.Problem;
import org.sekilab.search.Proof;
import org.sekilab.search.Result;
import org.sekilab.search.Statistics;
import org.sekilab.search.ZoneProblem;
import org.sekilab.search.run.Budget;
import org.sekilab.search.run.Path;
import org.sekilab.search.run.VariationWalk;

/**
 * One search. Mutable, used once by one thread. "Ply" is the distance from the root. The {@link DfpnEngine engine}
 * explains why the search is right and why it ends.
 */
final class DfpnRun {
    /** The length of the longest path. The stack of a thread has room for it. */
    static final int MOST_PLIES = 1000;

    /** With zones: the number of the opponent's moves that are searched even if they need no answer. */
    private static final int SURE_MOVES = 4;

    private final Problem problem;
    private final @Nullable PartProblem parts; // null if there are none
    private final Goal goal;
    private final DfpnConfig config;
    private final SearchMemory memory;
    private final StateTable table;
    private final VirtualProofNumbers virtualNumbers;
    private final Budget budget;
    private final Path path = new Path(MOST_PLIES);
    private final Frames frames;
    private final Thresholds thresholds;
    private final AnsweredMoves answered;
    private final Lookup lookup;
    private final ChildResult result;
    private final int[] line = new int[MOST_PLIES]; // [ply]: the moves of the path
    private @Nullable SiblingSimulation siblings; // null if switched off, or if the problem has no copies
    private int rootMove = Problem.NO_MOVE;
    private Outcome answer = Outcome.UNKNOWN;
    private int rootHeight;
    private long rootZone = ZoneProblem.ALL;
    private int rootProof; // the last number, until there is an answer

    /**
     * True if a state not further from the root than its parent was met since the last new state. Thresholds are then
     * raised.
     */
    private boolean isRaising;

    DfpnRun(Problem problem, Goal goal, DfpnConfig config, Paths paths, SearchMemory memory, Budget budget) {
        this.problem = problem;
        this.parts = parts(problem, goal);
        this.goal = goal;
        this.config = config;
        this.memory = memory;
        this.table = memory.table();
        this.virtualNumbers = memory.virtualNumbers();
        this.budget = budget;
        this.frames = new Frames(MOST_PLIES, problem.maxMoves());
        this.thresholds = new Thresholds(config);
        Simulation simulation = new Simulation(problem, goal, table, path, budget, frames);
        this.answered = new AnsweredMoves(problem, goal, config);
        this.lookup = new Lookup(problem, goal, paths, memory, path, simulation, answered);
        this.result = new ChildResult(problem, goal, config, paths, memory, simulation, answered);
    }

    /** Searches to the end, or until there is no hope of an answer. */
    void finish() {
        advance(Children.INFINITE);
    }

    /**
     * Searches until the root is solved, one of its numbers reaches the threshold, or a limit ends the run. The limit
     * may be that of the proof number. May be called again.
     *
     * @return true if there is an answer, or will be none
     */
    boolean advance(int threshold) {
        budget.resume();
        table.ask(goal);
        if (answer == Outcome.UNKNOWN && !trySolveAtRoot() && !budget.isStopped()) {
            if (siblings == null && config.simulation() != DfpnConfig.Simulated.OFF) {
                problem.copy()
                        .ifPresent(copy -> siblings = new SiblingSimulation(
                                problem,
                                config.simulation(),
                                table,
                                lookup,
                                answered,
                                path,
                                budget,
                                frames,
                                new Shadow(copy)));
            }
            search(0, Math.min(threshold, budget.maxProof()), threshold);
            if (!budget.isStopped() && (result.proof == 0 || result.disproof == 0)) {
                answer = result.proof == 0 ? Outcome.WIN : Outcome.LOSS;
                rootHeight = result.height;
                rootZone = result.zone();
            } else if (!result.isGuess && rootProof >= budget.maxProof()) {
                budget.stopFor(Limit.PROOF_NUMBER);
            }
        }
        budget.pause();
        return answer != Outcome.UNKNOWN || budget.isStopped() || result.isGuess;
    }

    /** Looks for an answer at the root without search. */
    private boolean trySolveAtRoot() {
        boolean isFirst = budget.nodes() == 0;
        if (isFirst && !budget.enter(0)) {
            return false;
        }
        Outcome outcome = isFirst ? problem.outcome() : Outcome.UNKNOWN;
        if (outcome != Outcome.UNKNOWN) {
            answer = goal.isReachedBy(outcome) ? Outcome.WIN : Outcome.LOSS;
            rootZone = lookup.zoneOf(outcome);
            return true;
        }
        int entry = table.find(problem.keyLow(), problem.keyHigh());
        if (entry == StateTable.NONE || !table.isSolved(entry)) {
            return false;
        }
        rootMove = table.move(entry); // from another search
        rootHeight = table.plies(entry);
        rootZone = table.zone(entry);
        answer = table.kind(entry) == StateTable.PROVEN ? Outcome.WIN : Outcome.LOSS;
        return true;
    }

    Statistics statistics() {
        return budget.statistics();
    }

    Outcome answer() {
        return answer;
    }

    /** The limit that ended the run, or {@link Limit#NONE}. */
    Limit stop() {
        return budget.stop();
    }

    /**
     * The number of plies that is enough to end the game. Valid if there is an answer and repetition is not the
     * winner's.
     */
    int rootHeight() {
        return rootHeight;
    }

    /** True if moves that change nothing in a zone were left out. */
    boolean hasZones() {
        return answered.areOn();
    }

    /** The zone of the root. Valid if the answer is a win of the prover. */
    long rootZone() {
        return rootZone;
    }

    /**
     * The full result of the search.
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

    /** Searches the present state until it is solved or one of its numbers reaches the threshold. */
    private void search(int ply, int proofThreshold, int disproofThreshold) {
        if (ply >= MOST_PLIES) {
            budget.stopFor(Limit.DEPTH);
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
        if (!isProver && config.parts().isAt(ply) && isWonByParts()) {
            result.keepWonByParts(budget.nodes() - before);
            return;
        }
        Children children = frames.at(ply);
        path.push(low, high, ply);
        memory.paths().enter(ply, low, high);
        virtualNumbers.enter(low, high);
        expand(children, ply, distance, isProver);
        int winThreshold = isProver ? proofThreshold : disproofThreshold;
        int lossThreshold = isProver ? disproofThreshold : proofThreshold;
        improve(children, ply, distance, isProver, winThreshold, lossThreshold);
        long effort = earlier + budget.nodes() - before;
        virtualNumbers.leave(low, high);
        path.pop(low, high);
        if (!budget.isStopped() && !takeFromOthers(ply)) {
            result.keep(children, ply, distance, isProver, effort);
            if (ply == 0) {
                rootMove = children.moves[children.surestWin()];
            }
        }
    }

    /** Parts win in a number of moves, so none are asked if repetition is a win for the prover. */
    private static @Nullable PartProblem parts(Problem problem, Goal goal) {
        boolean isPressed = !goal.isReachedBy(problem.repetition());
        return isPressed && problem instanceof PartProblem parted && parted.hasParts() ? parted : null;
    }

    private boolean isWonByParts() {
        return parts != null && parts.isWonByParts(config.parts().nodesOfPart(budget.maxNodes()), budget::spend);
    }

    /** Generates the moves of the present state and looks up the known facts about the next states. */
    private void expand(Children children, int ply, int distance, boolean isProver) {
        int count = problem.movesInto(children.moves);
        assert count > 0;
        for (int i = 0; i < count; i++) {
            children.costs[i] = isProver ? problem.moveCost(i) : 0;
        }
        answered.begin(children, count, SURE_MOVES, isProver);
        lookUp(children, 0, ply, distance, isProver);
    }

    /** Looks up the known facts about the states after the moves from an index on. */
    private void lookUp(Children children, int first, int ply, int distance, boolean isProver) {
        int count = children.count;
        for (int i = first; i < count; i++) {
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
            int best = addAnswered(children, ply, distance, isProver);
            if (ply == 0) {
                rootMove = children.moves[best];
            }
            int win = children.wins[best];
            if (win == 0 || result.entryOfOthers() != StateTable.NONE) {
                return;
            }
            int loss = children.loss(config, isProver);
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
            int chosen = virtualNumbers.choose(children, best, mostWin);
            int beyondSecond = thresholds.beyond(virtualNumbers.secondWin(children, chosen), isProver);
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
                stalls += result.handTo(children, chosen, isProver) ? 0 : 1;
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

    /** Adds the moves that need an answer because of the last proofs. Returns the best child. */
    private int addAnswered(Children children, int ply, int distance, boolean isProver) {
        int best = children.best();
        if (children.isComplete || children.wins[best] == 0) {
            return best;
        }
        int known = children.count;
        answered.update(children);
        lookUp(children, known, ply, distance, isProver);
        return children.best();
    }

    /** Uses the answer of another thread about the present state, if there is one. */
    private boolean takeFromOthers(int ply) {
        int entry = result.takeFromOthers();
        if (entry != StateTable.NONE && ply == 0) {
            rootMove = table.move(entry);
        }
        return entry != StateTable.NONE;
    }

    private int tableMove() {
        int entry = table.find(problem.keyLow(), problem.keyHigh());
        boolean isSolved = entry != StateTable.NONE && table.isSolved(entry);
        return isSolved && problem.outcome() == Outcome.UNKNOWN ? table.move(entry) : Problem.NO_MOVE;
    }
}
