package org.sekilab.safety.parts;

import org.sekilab.model.local.LocalBoard;

/**
 * Scores moves by a weighted sum of features, with a bonus for moves near the opponent's last one.
 *
 * <p>Source: [NM04] 4.1: liberties of the block that the stone joins, neighboring blocks of both sides, captures,
 * self-atari.
 * <p>Differs: the same score orders the attacker's moves, for which the paper has none; moves next to the opponent's
 * last one get a bonus.
 * <p>Cost: some mask operations for each move; allocates nothing.
 */
public final class WeightedOrder implements MoveOrderer {
    /** The order with the weights of the paper. */
    public static final WeightedOrder OF_THE_PAPER = new WeightedOrder(new Weights(10, 30, 20, 50, 100, 15));

    private final Weights weights;

    /**
     * The weights of the features, f1 to f5 in [NM04] 4.1, and of being close.
     *
     * @param close for a neighbor of the opponent's last move
     */
    record Weights(int liberties, int defenders, int attackers, int capture, int selfAtari, int close) {}

    WeightedOrder(Weights weights) {
        this.weights = weights;
    }

    @Override
    public OnBoard on(LocalBoard board) {
        return (move, lastMove) -> score(board, move, lastMove);
    }

    private int score(LocalBoard board, int move, int lastMove) {
        long[] neighbors = board.shape().neighbors();
        long stone = 1L << move;
        long near = neighbors[move];
        boolean isDefender = board.isDefenderToMove();
        long own = isDefender ? board.defender() : board.attacker();
        long other = isDefender ? board.attacker() : board.defender();
        long empty = board.empties() & ~stone;
        long group = board.flood(stone, own | stone);
        int liberties = Long.bitCount(board.around(group) & empty);
        boolean touchesBlock = isDefender && board.shape().blocksAt()[move] != 0;
        int captured = 0;
        int opponents = 0;
        for (long rest = near & other; rest != 0; ) {
            long block = board.flood(Long.lowestOneBit(rest), other);
            opponents++;
            if ((board.around(block) & empty) == 0) {
                captured += Long.bitCount(block);
            }
            rest &= ~block;
        }
        int friends = Long.bitCount(near & own)
                + (touchesBlock ? Long.bitCount(board.shape().blocksAt()[move]) : 0);
        int score = weights.liberties * Math.min(liberties, 5);
        score += weights.defenders
                * (isDefender
                        ? friends
                        : opponents + Long.bitCount(board.shape().blocksAt()[move]));
        score += weights.attackers * (isDefender ? opponents : friends);
        score += captured > 0 ? weights.capture * Math.min(captured, 4) : 0;
        score -= liberties <= 1 && captured == 0 && !touchesBlock ? weights.selfAtari : 0;
        score += lastMove >= 0 && (neighbors[lastMove] & stone) != 0 ? weights.close : 0;
        return score;
    }
}
