package org.sekilab.experiments.gtp.fight;

import org.sekilab.model.Points;
import org.sekilab.search.run.Budget;
import org.sekilab.search.run.Path;
import org.sekilab.search.table.FlatTable;

/**
 * Finds what a local game is worth with best play, by alpha-beta with deeper and deeper searches. Mutable, confined to
 * one thread.
 *
 * <p>Proves: nothing. A move that repeats a state of its line is left out, and the table does not know lines.
 * <p>Cost: the nodes of the budget, at most.
 */
final class ScoreSearch {
    static final int INFINITE = 100;
    private static final int MOST_DEPTH = 40;
    private static final int FINAL = 255; // the depth of a value that no limit of depth has touched
    private static final int EXACT = 0;
    private static final int LOWER = 1;
    private static final int UPPER = 2;
    private static final int PASS = 63; // in an entry of the table
    private static final long PRESENT = 1L << 31;

    private final ScoreBoard board;
    private final FlatTable table;
    private final Budget budget;
    private final Path path = new Path(MOST_DEPTH + 4);
    private final long[] history = new long[2 * Long.SIZE]; // [64 * color + point] how often it was best
    private boolean isFinal; // whether no limit touched the value of the last search

    ScoreSearch(ScoreBoard board, FlatTable table, Budget budget) {
        this.board = board;
        this.table = table;
        this.budget = budget;
    }

    /** The value of the state for the side to move, or {@link #INFINITE} if it is not found within the budget. */
    int findValue() {
        for (int depth = 2; depth <= MOST_DEPTH; depth += 2) {
            int value = search(depth, -INFINITE, INFINITE);
            if (budget.isStopped()) {
                return INFINITE;
            }
            if (isFinal || depth == MOST_DEPTH) {
                return value;
            }
        }
        return INFINITE;
    }

    /** True if the value of the state for the side to move is found to be so much or more. */
    boolean reaches(int least) {
        for (int depth = 2; depth <= MOST_DEPTH; depth += 2) {
            int value = search(depth, least - 1, least);
            if (budget.isStopped()) {
                return false;
            }
            if (isFinal || depth == MOST_DEPTH) {
                return value >= least;
            }
        }
        return false;
    }

    private int search(int depth, int least, int most) {
        if (!budget.enter(board.ply())) {
            return 0;
        }
        if (board.passes() == 2) {
            isFinal = true;
            return board.score();
        }
        long low = board.keyLow();
        long high = board.keyHigh();
        long data = table.find(low, high);
        int first = Points.NONE;
        if (data != 0) {
            int value = (int) (data & 0xff) - INFINITE;
            int kind = (int) (data >> 8 & 3);
            int known = (int) (data >>> 32);
            boolean isEnough = kind == EXACT || kind == LOWER && value >= most || kind == UPPER && value <= least;
            if (known >= depth && isEnough) {
                isFinal = known == FINAL;
                return value;
            }
            first = (int) (data >> 16 & 0xff);
        }
        if (depth == 0) {
            isFinal = false;
            return board.score();
        }
        path.push(low, high, board.ply());
        int best = -INFINITE;
        int bestMove = PASS;
        int bound = least;
        boolean areFinal = true;
        long rest = board.moves();
        boolean isPassLeft = true;
        int own = Long.SIZE * board.toMove();
        while (best < most) {
            int move;
            if (isPassLeft && (first == PASS || rest == 0 || board.passes() == 1)) {
                move = PASS;
                isPassLeft = false;
            } else if (rest == 0) {
                break;
            } else {
                move = first != Points.NONE && first != PASS && (rest >>> first & 1) != 0 ? first : choose(rest, own);
                rest &= ~(1L << move);
            }
            if (!play(move)) {
                continue;
            }
            int value;
            if (best == -INFINITE || most - bound == 1) {
                value = -search(depth - 1, -most, -bound);
            } else {
                value = -search(depth - 1, -bound - 1, -bound);
                if (value > bound && value < most) {
                    value = -search(depth - 1, -most, -bound);
                }
            }
            board.undo();
            if (budget.isStopped()) {
                break;
            }
            if (value > best) {
                best = value;
                bestMove = move;
                bound = Math.max(bound, best);
            }
            if (best >= most) {
                areFinal = isFinal;
                history[own + move] += (long) depth * depth;
            } else {
                areFinal &= isFinal;
            }
        }
        path.pop(low, high);
        isFinal = areFinal;
        if (!budget.isStopped()) {
            int kind = best >= most ? LOWER : best <= least ? UPPER : EXACT;
            long known = areFinal ? FINAL : depth;
            table.store(low, high, known << 32 | PRESENT | (long) bestMove << 16 | kind << 8 | best + INFINITE);
        }
        return best;
    }

    private boolean play(int move) {
        if (move == PASS) {
            board.pass();
        } else if (!board.tryPlay(move)) {
            return false;
        }
        if (path.plyOf(board.keyLow(), board.keyHigh()) >= 0) {
            board.undo();
            return false;
        }
        return true;
    }

    private int choose(long moves, int own) {
        int best = Points.NONE;
        long most = -1;
        for (long rest = moves; rest != 0; rest &= rest - 1) {
            int move = Long.numberOfTrailingZeros(rest);
            if (history[own + move] > most) {
                most = history[own + move];
                best = move;
            }
        }
        return best;
    }
}
