package org.sekilab.search.alphabeta;

import java.util.Arrays;
import org.sekilab.search.Problem;

/**
 * Sorts moves: first the one in the table, then killers, then by history. Equal moves keep the problem's order.
 * Mutable, confined to a run.
 *
 * <p>Source: [NM04] 4.1.
 * <p>Proves: nothing; changes the order only.
 * <p>Differs: two killers a ply, and a history by move and side, which the paper does not mention.
 * <p>Cost: O(n^2) for n moves, near O(n) if they are sorted already; allocates nothing after the constructor.
 */
final class MoveOrder {
    private static final int SLOTS = 1 << 12; // moves may be any numbers; two moves may share a slot and its history
    private static final int MOST = 1 << 24;
    private static final int TABLE_SCORE = 1 << 30;
    private static final int KILLER_SCORE = 1 << 28;

    private final boolean hasKillers;
    private final boolean hasHistory;
    private final int[] killers; // [2 * ply]: the last one; [2 * ply + 1]: the one before
    private final int[] history = new int[2 * SLOTS]; // [side * SLOTS + slot]
    private final int[] scores;

    MoveOrder(AlphaBetaConfig config, int maxMoves) {
        this.hasKillers = config.killers();
        this.hasHistory = config.history();
        this.killers = new int[2 * (config.maxPlies() + 1)];
        Arrays.fill(killers, Problem.NO_MOVE);
        this.scores = new int[maxMoves];
    }

    void sort(int[] moves, int count, int ply, boolean isProver, long word) {
        for (int i = 0; i < count; i++) {
            int move = moves[i];
            int score = scoreOf(move, ply, isProver, word);
            int to = i;
            for (; to > 0 && scores[to - 1] < score; to--) {
                scores[to] = scores[to - 1];
                moves[to] = moves[to - 1];
            }
            scores[to] = score;
            moves[to] = move;
        }
    }

    /** Records that a move refuted a state. */
    void reward(int move, int ply, boolean isProver, int remaining) {
        if (killers[2 * ply] != move) {
            killers[2 * ply + 1] = killers[2 * ply];
            killers[2 * ply] = move;
        }
        int slot = slotOf(move, isProver);
        history[slot] += Math.min(remaining * remaining, 1 << 12);
        if (history[slot] > MOST) {
            for (int i = 0; i < history.length; i++) {
                history[i] >>= 1;
            }
        }
    }

    private int scoreOf(int move, int ply, boolean isProver, long word) {
        if (StateMemory.mayBeMove(word, move)) {
            return TABLE_SCORE;
        }
        if (hasKillers && move == killers[2 * ply]) {
            return KILLER_SCORE + 1;
        }
        if (hasKillers && move == killers[2 * ply + 1]) {
            return KILLER_SCORE;
        }
        return hasHistory ? history[slotOf(move, isProver)] : 0;
    }

    private static int slotOf(int move, boolean isProver) {
        return (isProver ? SLOTS : 0) + ((move * 0x9E3779B9) >>> 20);
    }
}
