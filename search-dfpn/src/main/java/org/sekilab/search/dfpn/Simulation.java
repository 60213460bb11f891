package org.sekilab.search.dfpn;

import org.sekilab.search.Goal;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.run.Budget;
import org.sekilab.search.run.Path;
import org.sekilab.search.run.StateSet;

/**
 * Checks on the present path whether a win by repetition that was found elsewhere also holds here. Mutable, confined to
 * a run.
 *
 * <p>Source: [KM04], simulation: the moves that won elsewhere are played again, and no others.
 * {@link SiblingSimulation} is about other states.
 * <p>Proves: {@link #holds} is true only if the side that repetition favors can play so that each line ends in one of
 * three ways. It ends in a state won by that side. It ends on a state of the path between the plies {@link #lowest} and
 * {@link #deepest}. Or it goes on for ever inside the set of states that was walked, which was closed under the moves
 * of both sides. This does not depend on how the moves came into the table. If no line ended on the path, all states of
 * the set are won on every path, and {@link #promote} stores that.
 * <p>Differs: one win of a state is remembered, and tried on every path. States that were walked already are not walked
 * again.
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
     * True if the side that repetition favors wins the present state with the moves in the table.
     *
     * @param ply the ply of the state, which is not on the path
     * @param mostStates the number of states at which the check gives up
     */
    boolean holds(int ply, long mostStates) {
        walked.clear();
        maxStates = (int) Math.min(mostStates, Integer.MAX_VALUE);
        lowest = Children.INDEPENDENT;
        deepest = -1;
        restsOnDraw = false;
        return walk(ply);
    }

    /** True if no line of the last walk, which held, ended on the path. */
    boolean isIndependent() {
        return lowest == Children.INDEPENDENT;
    }

    /** The lowest ply of the path at which a line of the last walk ended. */
    int lowest() {
        return lowest;
    }

    /** The deepest ply of the path at which a line of the last walk ended, or -1. */
    int deepest() {
        return deepest;
    }

    boolean restsOnDraw() {
        return restsOnDraw;
    }

    /**
     * Stores that all states of the last walk are won on every path. The walk must have held and ended nowhere on the
     * path.
     */
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
            restsOnDraw |= isRepetitionDraw; // the line may be a cycle
            return true;
        }
        int kind = isProverFavored ? StateTable.PROVEN : StateTable.DISPROVEN;
        int entry = table.find(low, high);
        if (entry != StateTable.NONE && table.isSolved(entry)) {
            restsOnDraw |= table.restsOnDraw(entry);
            return table.kind(entry) == kind;
        }
        if (entry == StateTable.NONE || !table.hasTwin(entry, kind)) {
            return takeWonAtOnce();
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

    private boolean takeWonAtOnce() {
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
