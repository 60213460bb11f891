package org.sekilab.search.run;

/** Sorts few moves by their scores while they are found. */
public final class ScoredMoves {
    private ScoredMoves() {}

    /**
     * Inserts a move after all moves with the same or a better score.
     *
     * <p>Cost: a step for each move with a smaller score; allocates nothing.
     *
     * @param moves the best first, with room for one more
     * @param scores [i] of the move i
     * @param count the number of moves so far
     */
    public static void insert(int[] moves, int[] scores, int count, int move, int score) {
        int at = count;
        while (at > 0 && scores[at - 1] < score) {
            scores[at] = scores[at - 1];
            moves[at] = moves[at - 1];
            at--;
        }
        scores[at] = score;
        moves[at] = move;
    }
}
