package org.sekilab.search.dfpn;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.sekilab.search.Goal;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.Proof;
import org.sekilab.search.run.Budget;

/**
 * The moves of a winner that must bring the game to an end, because repetition favors the other side. Confined to one
 * thread.
 *
 * <p>A table may lose states and prove them again by way of each other, which could lead in a cycle. So the whole proof
 * below the first requested state is copied out of the table before there is an answer. In the copy, heights fall along
 * each line. States that the table has lost, or knows with too large a height, are searched within the height that is
 * left.
 *
 * <p>Proves: a winner that follows the answers reaches the goal within as many plies as the height of the state. No
 * entry of the table is trusted for it: its heights and moves only say where to look. The exception is a state that is
 * {@link org.sekilab.search.PartProblem won by its parts}. There the answers end, and the caller has to search the
 * states below it.
 * <p>Cost: once the size of the proof, in time and memory, if the table has all of it; otherwise a search within the
 * limits. Allocates.
 */
final class PressedProof implements Proof {
    private static final int FAILED = -1;

    private final StateTable table;
    private final Goal goal;
    private final boolean isProverWinner;
    private final int rootHeight;
    private final Supplier<Budget> budgets;
    private final Map<Key, Line> lines = new HashMap<>(); // won states, with either side to move
    private final Map<Key, Integer> failures = new HashMap<>(); // states not won within this number of plies

    private record Key(long low, long high) {}

    private record Line(int move, int height) {}

    /**
     * @param goal the goal of the question
     * @param answer the proved answer, WIN or LOSS
     * @param rootHeight the number of plies that is enough from the searched state
     * @param budgets makes a budget for each copy
     */
    PressedProof(StateTable table, Goal goal, Outcome answer, int rootHeight, Supplier<Budget> budgets) {
        this.table = table;
        this.goal = goal;
        this.isProverWinner = answer == Outcome.WIN;
        this.rootHeight = rootHeight;
        this.budgets = budgets;
    }

    @Override
    public int moveIn(Problem problem) {
        if (problem.isProverToMove() != isProverWinner || problem.outcome() != Outcome.UNKNOWN) {
            return Problem.NO_MOVE;
        }
        Key key = keyOf(problem);
        if (!lines.containsKey(key)) {
            table.ask(goal);
            int entry = wonEntry(key);
            copy(problem, entry == StateTable.NONE ? rootHeight : table.plies(entry), 0, budgets.get());
            failures.clear(); // a limit may have been the reason
        }
        Line line = lines.get(key);
        return line == null ? Problem.NO_MOVE : line.move();
    }

    /**
     * Finds lines that win the present state within {@code plies}. Returns the number of plies they take, or
     * {@link #FAILED}.
     */
    private int copy(Problem problem, int plies, int depth, Budget budget) {
        Outcome outcome = problem.outcome();
        if (outcome != Outcome.UNKNOWN) {
            return goal.isReachedBy(outcome) == isProverWinner ? 0 : FAILED;
        }
        Key key = keyOf(problem);
        if (isWonByParts(key)) {
            return 0;
        }
        Line line = lines.get(key);
        if (line != null && line.height() <= plies) {
            return line.height();
        }
        if (plies <= failures.getOrDefault(key, 0) || depth >= DfpnRun.MOST_PLIES || !budget.enter(depth)) {
            return FAILED;
        }
        boolean isWinner = problem.isProverToMove() == isProverWinner;
        Line found =
                isWinner ? winnerLine(problem, key, plies, depth, budget) : loserLine(problem, plies, depth, budget);
        if (found == null) {
            failures.merge(key, plies, Math::max);
            return FAILED;
        }
        // The state may have been met again below itself, with fewer plies left. Other lines rely on that smaller
        // height.
        return lines.merge(key, found, (old, recent) -> old.height() <= recent.height() ? old : recent)
                .height();
    }

    private @Nullable Line winnerLine(Problem problem, Key key, int plies, int depth, Budget budget) {
        int entry = wonEntry(key);
        if (entry != StateTable.NONE) {
            int move = table.move(entry);
            int height = after(move, problem, Math.min(plies, table.plies(entry)), depth, budget);
            if (height != FAILED) {
                return new Line(move, height + 1);
            }
        }
        int[] moves = new int[problem.maxMoves()];
        int count = problem.movesInto(moves);
        for (int i = 0; i < count; i++) {
            int height = after(moves[i], problem, plies, depth, budget);
            if (height != FAILED) {
                return new Line(moves[i], height + 1);
            }
        }
        return null;
    }

    private @Nullable Line loserLine(Problem problem, int plies, int depth, Budget budget) {
        int[] moves = new int[problem.maxMoves()];
        int count = problem.movesInto(moves);
        int most = 0;
        for (int i = 0; i < count; i++) {
            int height = after(moves[i], problem, plies, depth, budget);
            if (height == FAILED) {
                return null;
            }
            most = Math.max(most, height);
        }
        return new Line(Problem.NO_MOVE, most + 1);
    }

    /** The height of the state after a move, within {@code plies - 1}, or {@link #FAILED}. */
    private int after(int move, Problem problem, int plies, int depth, Budget budget) {
        problem.play(move);
        int height = copy(problem, plies - 1, depth + 1, budget);
        problem.undo();
        return height;
    }

    private int wonEntry(Key key) {
        int entry = table.find(key.low(), key.high());
        int kind = isProverWinner ? StateTable.PROVEN : StateTable.DISPROVEN;
        return entry != StateTable.NONE && table.kind(entry) == kind ? entry : StateTable.NONE;
    }

    /** True for a state that the table calls won at once, although its outcome is unknown. */
    private boolean isWonByParts(Key key) {
        int entry = wonEntry(key);
        return entry != StateTable.NONE && table.plies(entry) == 0;
    }

    private static Key keyOf(Problem problem) {
        return new Key(problem.keyLow(), problem.keyHigh());
    }
}
