package org.sekilab.search.alphabeta;

import org.sekilab.search.Goal;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.run.Budget;
import org.sekilab.search.run.MoveBuffers;
import org.sekilab.search.run.Path;
import org.sekilab.search.run.StateSet;

/**
 * Checks on the present path whether a win by repetition that was found elsewhere also holds here. Mutable, confined to
 * a run.
 *
 * <p>Source: [KM04], simulation: the moves that won elsewhere are played again, and no others.
 * <p>Proves: {@link #holds} is true only if the side that repetition favors can play so that each line ends in one of
 * three ways. It ends in a state won by that side. It ends on a state of the path at or below ply {@link #dependency}.
 * Or it goes on for ever inside {@link #promote the set of states that was walked}, which was closed under the moves of
 * both sides. This does not depend on how the moves came into the table. If no line ended on the path, all states of
 * the set are won on every path.
 * <p>Differs: there are no twins by path. One win of a state is remembered, and tried on every path. States that were
 * walked already are not walked again.
 * <p>Cost: one node for each edge of the walk; allocates only when its set grows.
 */
final class RepetitionWinCheck {
    private final Problem problem;
    private final Goal goal;
    private final StateMemory memory;
    private final Path path;
    private final Budget budget;
    private final MoveBuffers buffers;
    private final boolean isProverFavored;
    private final StateSet walked = new StateSet();
    private int maxStates;
    private int dependency;

    RepetitionWinCheck(
            Problem problem,
            Goal goal,
            StateMemory memory,
            Path path,
            Budget budget,
            MoveBuffers buffers,
            boolean isProverFavored) {
        this.problem = problem;
        this.goal = goal;
        this.memory = memory;
        this.path = path;
        this.budget = budget;
        this.buffers = buffers;
        this.isProverFavored = isProverFavored;
    }

    /**
     * True if the side that repetition favors wins the present state with the moves in the table.
     *
     * @param ply the ply of the state, which is not on the path
     * @param mostStates the number of states at which the check gives up
     */
    boolean holds(int ply, int mostStates) {
        walked.clear();
        maxStates = mostStates;
        dependency = AlphaBetaRun.INDEPENDENT;
        return walk(ply);
    }

    /** The lowest ply of the path at which a line of the last walk ended. */
    int dependency() {
        return dependency;
    }

    /**
     * Stores that all states of the last walk are won on every path. The walk must have held and ended nowhere on the
     * path.
     */
    void promote() {
        assert dependency == AlphaBetaRun.INDEPENDENT;
        for (int i = 0; i < walked.size(); i++) {
            memory.storeProven(walked.low(i), walked.high(i), isProverFavored, walked.size(), 0, walked.move(i));
        }
    }

    private boolean walk(int ply) {
        long low = problem.keyLow();
        long high = problem.keyHigh();
        int repeated = path.plyOf(low, high);
        if (repeated >= 0) {
            dependency = Math.min(dependency, repeated);
            return true;
        }
        if (walked.contains(low, high)) {
            return true;
        }
        long word = memory.find(low, high);
        if (StateMemory.isProven(word)) {
            return StateMemory.isWin(word) == isProverFavored;
        }
        if (!StateMemory.isDependent(word)) {
            Outcome outcome = problem.outcome();
            return outcome != Outcome.UNKNOWN && goal.isReachedBy(outcome) == isProverFavored;
        }
        if (walked.size() >= maxStates || ply + 1 >= buffers.plies()) {
            return false;
        }
        int move = StateMemory.move(word);
        walked.add(low, high, move);
        if (problem.isProverToMove() == isProverFavored) {
            return walkAfter(move, ply);
        }
        int[] moves = buffers.at(ply);
        int count = problem.movesInto(moves);
        for (int i = 0; i < count; i++) {
            if (!walkAfter(moves[i], ply)) {
                return false;
            }
        }
        return true;
    }

    private boolean walkAfter(int move, int ply) {
        problem.play(move);
        boolean holds = budget.enter(ply + 1) && walk(ply + 1);
        problem.undo();
        return holds;
    }
}
