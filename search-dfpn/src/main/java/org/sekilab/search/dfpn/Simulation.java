package org.sekilab.search.dfpn;

import org.sekilab.search.Goal;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.run.Budget;
import org.sekilab.search.run.Path;
import org.sekilab.search.run.StateSet;

/**
 * Checks on the present path whether a win that was found with the help of a repetition elsewhere holds here too; mutable,
 * confined to a run.
 *
 * <p>Source: [KM04], simulation: the moves that won elsewhere are played again, and no others. {@link SiblingSimulation} is about other states.
 * <p>Proves: {@link #holds} is true only if the side that repetition favors can play so that each line ends in a state won by it,
 * ends on a state of the path between the plies {@link #lowest} and {@link #deepest}, or goes on for ever inside the set of states that was
 * walked: that set was closed under the moves of both. How the table came by the moves does not matter for it. Where no line ended on the
 * path, all states of the set are won on every path, which {@link #promote} stores.
 * <p>Differs: one win of a state is remembered, and tried everywhere. States that were walked already are not walked again.
 * <p>Cost: one node for each edge of the walk; allocates only when its set grows.
 */
final class Simulation {
    private final Problem problem;
    private final Goal goal;
    private final StateTable table;
    private final Path path;
    private final Budget budget;
    private final Frames frames;
    private final boolean isProverFavored;
    private final boolean isRepetitionDraw;
    private final StateSet walked = new StateSet();
    private int maxStates;
    private int lowest;
    private int deepest;
    private boolean restsOnDraw;

    Simulation(Problem problem, Goal goal, StateTable table, Path path, Budget budget, Frames frames) {
        this.problem = problem;
        this.goal = goal;
        this.table = table;
        this.path = path;
        this.budget = budget;
        this.frames = frames;
        this.isProverFavored = goal.isReachedBy(problem.repetition());
        this.isRepetitionDraw = isProverFavored && problem.repetition() == Outcome.DRAW;
    }

    /**
     * Whether the side that repetition favors wins the present state with the moves in the table.
     *
     * @param ply of the state, which is not on the path
     * @param mostStates where it gives up
     */
    boolean holds(int ply, long mostStates) {
        walked.clear();
        maxStates = (int) Math.min(mostStates, Integer.MAX_VALUE);
        lowest = Children.INDEPENDENT;
        deepest = -1;
        restsOnDraw = false;
        return walk(ply);
    }

    /** Whether the last walk, which held, ended nowhere on the path. */
    boolean isIndependent() {
        return lowest == Children.INDEPENDENT;
    }

    /** The lowest ply of a state on the path that the last walk ended on. */
    int lowest() {
        return lowest;
    }

    /** The deepest ply of a state on the path that the last walk ended on, or -1. */
    int deepest() {
        return deepest;
    }

    boolean restsOnDraw() {
        return restsOnDraw;
    }

    /** Stores that all states of the last walk, which held and ended nowhere on the path, are won on every path. */
    void promote() {
        assert isIndependent();
        int kind = isProverFavored ? StateTable.PROVEN : StateTable.DISPROVEN;
        for (int i = 0; i < walked.size(); i++) {
            table.storeSolved(
                    walked.low(i),
                    walked.high(i),
                    kind,
                    restsOnDraw,
                    StateTable.MOST_PLIES,
                    walked.size(),
                    walked.move(i));
        }
    }

    private boolean walk(int ply) {
        long low = problem.keyLow();
        long high = problem.keyHigh();
        int repeated = path.plyOf(low, high);
        if (repeated >= 0) {
            lowest = Math.min(lowest, repeated);
            deepest = Math.max(deepest, repeated);
            restsOnDraw |= isRepetitionDraw;
            return true;
        }
        if (walked.contains(low, high)) {
            restsOnDraw |= isRepetitionDraw; // it may be a circle
            return true;
        }
        int kind = isProverFavored ? StateTable.PROVEN : StateTable.DISPROVEN;
        int entry = table.find(low, high);
        if (entry != StateTable.NONE && table.isSolved(entry)) {
            restsOnDraw |= table.restsOnDraw(entry);
            return table.kind(entry) == kind;
        }
        if (entry == StateTable.NONE || !table.hasTwin(entry, kind)) {
            return isWonAtOnce();
        }
        if (walked.size() >= maxStates || ply + 1 >= frames.plies()) {
            return false;
        }
        restsOnDraw |= table.restsOnDraw(entry);
        int move = table.move(entry);
        walked.add(low, high, move);
        if (problem.isProverToMove() == isProverFavored) {
            return walkAfter(move, ply);
        }
        int[] moves = frames.at(ply).moves;
        int count = problem.movesInto(moves);
        for (int i = 0; i < count; i++) {
            if (!walkAfter(moves[i], ply)) {
                return false;
            }
        }
        return true;
    }

    private boolean isWonAtOnce() {
        Outcome outcome = problem.outcome();
        if (outcome == Outcome.UNKNOWN || goal.isReachedBy(outcome) != isProverFavored) {
            return false;
        }
        restsOnDraw |= isProverFavored && outcome == Outcome.DRAW;
        return true;
    }

    private boolean walkAfter(int move, int ply) {
        problem.play(move);
        boolean holds = budget.enter(ply + 1) && walk(ply + 1);
        problem.undo();
        return holds;
    }
}
