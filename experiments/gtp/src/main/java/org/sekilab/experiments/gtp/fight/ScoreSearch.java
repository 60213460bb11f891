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
    private int bestMove; // of the last state whose moves were searched

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
        if (data != 0 && isEnough(data, depth, least, most)) {
            isFinal = depthOf(data) == FINAL;
            return valueOf(data);
        }
        if (depth == 0) {
            isFinal = false;
            return board.score();
        }
        path.push(low, high, board.ply());
        int best = searchMoves(data == 0 ? Points.NONE : moveOf(data), depth, least, most);
        path.pop(low, high);
        if (!budget.isStopped()) {
            int kind = best >= most ? LOWER : best <= least ? UPPER : EXACT;
            long known = isFinal ? FINAL : depth;
            table.store(low, high, known << 32 | PRESENT | (long) bestMove << 16 | kind << 8 | best + INFINITE);
        }
        return best;
    }

    /** True if an entry of the table tells enough of a state. */
    private static boolean isEnough(long data, int depth, int least, int most) {
        int value = valueOf(data);
        int kind = (int) (data >> 8 & 3);
        return depthOf(data) >= depth
                && (kind == EXACT || kind == LOWER && value >= most || kind == UPPER && value <= least);
    }

    private static int valueOf(long data) {
        return (int) (data & 0xff) - INFINITE;
    }

    private static int moveOf(long data) {
        return (int) (data >> 16 & 0xff);
    }

    private static int depthOf(long data) {
        return (int) (data >>> 32);
    }

    /**
     * Searches the moves of a state until one is worth enough. Returns the value, and notes the best move.
     *
     * @param first the move to try first, or {@link Points#NONE}
     */
    private int searchMoves(int first, int depth, int least, int most) {
        int best = -INFINITE;
        int move = PASS;
        boolean areFinal = true;
        int own = Long.SIZE * board.toMove();
        for (long rest = board.moves() | 1L << PASS; best < most && rest != 0; ) {
            int next = next(rest, first, own);
            rest &= ~(1L << next);
            if (!play(next)) {
                continue;
            }
            int value = searchAfter(best == -INFINITE, depth, Math.max(least, best), most);
            board.undo();
            if (budget.isStopped()) {
                break;
            }
            if (value > best) {
                best = value;
                move = next;
            }
            if (best >= most) {
                areFinal = isFinal;
                history[own + next] += (long) depth * depth;
            } else {
                areFinal &= isFinal;
            }
        }
        isFinal = areFinal;
        bestMove = move;
        return best;
    }

    /** The next of some moves. The pass comes first if the table or the opponent has passed, else last. */
    private int next(long moves, int first, int own) {
        long stones = moves & ~(1L << PASS);
        if (moves != stones && (first == PASS || stones == 0 || board.passes() == 1)) {
            return PASS;
        }
        boolean isKnown = first != Points.NONE && (stones >>> first & 1) != 0;
        return isKnown ? first : choose(stones, own);
    }

    /** The value after a move, for the side that played it. Moves after the first are first tried with no window. */
    private int searchAfter(boolean isFirst, int depth, int bound, int most) {
        if (!isFirst && most - bound > 1) {
            int value = -search(depth - 1, -bound - 1, -bound);
            if (value <= bound || value >= most) {
                return value;
            }
        }
        return -search(depth - 1, -most, -bound);
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
