package org.sekilab.search.dfpn;

import org.sekilab.search.Goal;
import org.sekilab.search.Problem;
import org.sekilab.search.ZoneProblem;
import org.sekilab.search.table.KeyHash;

/**
 * The result of the search that returned last. Stores it and passes it to the parent. Mutable, one for a run. The run
 * must read it before the next search.
 */
final class ChildResult {
    private final Problem problem;
    private final DfpnConfig config;
    private final Paths paths;
    private final SearchMemory memory;
    private final StateTable table;
    private final VirtualProofNumbers virtualNumbers;
    private final Simulation simulation;
    private final AnsweredMoves answered;
    private final boolean isProverFavored; // repetition is a win for the prover, under the goal

    // One of the numbers is 0 if the state is solved.
    int proof;
    int disproof;
    int height; // of a solved state
    private long sources; // of the numbers of an unsolved state; only SNDA uses them
    private int lowest; // of a solved state: the plies on which it depends, as in Children
    private int deepest;
    private boolean restsOnDraw;
    private long zone; // of a state that the prover has won
    private boolean isLost; // an unsolved state for which the table had no room

    /** The zone of a state that was won by the prover. */
    long zone() {
        return zone;
    }

    /** True if the root was won by repetitions that failed the check at the end. */
    boolean isGuess;

    ChildResult(
            Problem problem,
            Goal goal,
            DfpnConfig config,
            Paths paths,
            SearchMemory memory,
            Simulation simulation,
            AnsweredMoves answered) {
        this.problem = problem;
        this.config = config;
        this.paths = paths;
        this.memory = memory;
        this.table = memory.table();
        this.virtualNumbers = memory.virtualNumbers();
        this.simulation = simulation;
        this.answered = answered;
        this.isProverFavored = goal.isReachedBy(problem.repetition());
    }

    /** The entry of the present state if another thread has solved it in the meantime, or {@link StateTable#NONE}. */
    int entryOfOthers() {
        if (virtualNumbers.isAlone()) {
            return StateTable.NONE;
        }
        int entry = table.find(problem.keyLow(), problem.keyHigh());
        return entry != StateTable.NONE && table.isSolved(entry) ? entry : StateTable.NONE;
    }

    /**
     * Uses the answer of another thread about the present state, if there is one. Returns its entry, or
     * {@link StateTable#NONE}.
     */
    int takeFromOthers() {
        int entry = entryOfOthers();
        if (entry == StateTable.NONE) {
            return StateTable.NONE;
        }
        boolean isProven = table.kind(entry) == StateTable.PROVEN;
        proof = isProven ? 0 : Children.INFINITE;
        disproof = isProven ? Children.INFINITE : 0;
        lowest = Children.INDEPENDENT;
        deepest = -1;
        height = table.plies(entry);
        zone = table.zone(entry);
        restsOnDraw = table.restsOnDraw(entry);
        return entry;
    }

    /** Stores the present state as a win without moves, and keeps it for the caller. */
    void keepWonByParts(long effort) {
        proof = 0;
        disproof = Children.INFINITE;
        lowest = Children.INDEPENDENT;
        deepest = -1;
        height = 0;
        zone = ZoneProblem.ALL;
        restsOnDraw = false;
        table.storeSolved(
                problem.keyLow(),
                problem.keyHigh(),
                StateTable.PROVEN,
                restsOnDraw,
                height,
                effort,
                Problem.NO_MOVE,
                zone);
    }

    /** Passes the result of a child's search to its parent. Returns true if it adds to what was known. */
    boolean handTo(Children children, int child, boolean isProver) {
        int win = isProver ? proof : disproof;
        int loss = isProver ? disproof : proof;
        if (win == 0 || loss == 0) {
            children.setSolved(child, win == 0);
            children.setProof(child, lowest, deepest, height, restsOnDraw, zone);
            return true;
        }
        children.setUnsolved(child, win, loss, children.isOld[child]);
        children.setSources(child, sources, isProver);
        boolean isProgress = win > children.mostWins[child] || loss > children.mostLosses[child];
        children.mostWins[child] = Math.max(win, children.mostWins[child]);
        children.mostLosses[child] = Math.max(loss, children.mostLosses[child]);
        return isProgress && !isLost;
    }

    /** Stores the result of the present state, which is no longer on the path, and keeps it for the caller. */
    void keep(Children children, int ply, int distance, boolean isProver, long effort) {
        int win = children.wins[children.best()];
        int loss = win == 0 ? Children.INFINITE : children.loss(config, isProver);
        if (loss == 0 && !children.isComplete) {
            win = 1;
            loss = 1;
        }
        proof = isProver ? win : loss;
        disproof = isProver ? loss : win;
        if (win == 0) {
            int winner = children.surestWin();
            lowest = children.lowest[winner];
            deepest = children.deepest[winner];
            height = children.heights[winner] + 1;
            restsOnDraw = children.restOnDraw[winner];
            zone = isProver ? answered.before(children.moves[winner], children.zones[winner]) : ZoneProblem.ALL;
            keepSolved(ply, isProver, effort, children.moves[winner]);
        } else if (loss == 0) {
            lowest = children.lowestOfAll();
            deepest = children.deepestOfAll();
            int longest = children.longestLoss();
            height = children.heights[longest] + 1;
            restsOnDraw = children.anyRestsOnDraw();
            zone = children.zone;
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
    }

    private void keepSolved(int ply, boolean isProversWin, long effort, int move) {
        long low = problem.keyLow();
        long high = problem.keyHigh();
        height = Math.min(height, StateTable.MOST_PLIES);
        int kind = isProversWin ? StateTable.PROVEN : StateTable.DISPROVEN;
        boolean isFavored = isProversWin == isProverFavored;
        assert isFavored || lowest == Children.INDEPENDENT : lowest;
        if (lowest == Children.INDEPENDENT) {
            table.storeSolved(low, high, kind, restsOnDraw, height, effort, move, zone);
            return;
        }
        int last = Math.min(deepest, ply - 1); // without the state itself: play that returns to it begins again
        if (lowest < ply) {
            deepest = last;
            int number = paths == Paths.TWINS ? memory.paths().of(last) : PathNumbers.NONE;
            table.storeTwin(low, high, kind, restsOnDraw, lowest, last, number, effort, move);
            return;
        }
        keepIndependent(low, high, kind, effort, move, ply);
    }

    /**
     * Only returns to this state were used. Dependent results below are then won on every path too. A caller that
     * follows the proof needs them in the table.
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
}
