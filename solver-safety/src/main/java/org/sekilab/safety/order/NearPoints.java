package org.sekilab.safety.order;

import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;

/**
 * Finds the empty points near the groups that must live. Immutable; reads the board.
 *
 * <p>Source: own.
 * <p>Proves: nothing.
 * <p>Cost: a flood fill for each group and block near them; allocates nothing.
 */
public final class NearPoints {
    private static final int WEAK = 2; // the most liberties of a weak block
    private static final int STEPS_OF_FRIENDS = 2; // friends of friends are near, too

    private final LocalBoard board;
    private final LocalShape shape;

    /** @param board which changes as the game is played */
    public NearPoints(LocalBoard board) {
        this.board = board;
        this.shape = board.shape();
    }

    /**
     * Finds the empty points near some groups and their friends, and the liberties of weak blocks near them. Friends
     * share liberties.
     *
     * @param exterior the points around the groups
     */
    public long find(long exterior) {
        long empties = board.empties();
        long around = exterior;
        for (int step = 0; step < STEPS_OF_FRIENDS; step++) {
            long friends = board.flood(board.around(around & empties) & board.defender(), board.defender());
            around |= board.around(friends);
        }
        long touched = around | board.around(around & empties);
        long points = touched & empties;
        for (long rest = around & board.attacker(); rest != 0; ) {
            long stones = board.flood(Long.lowestOneBit(rest), board.attacker());
            rest &= ~stones;
            if ((stones & shape.wallAt()) == 0) {
                points |= libertiesOfWeak(stones);
            }
        }
        for (long rest = touched & board.defender(); rest != 0; ) {
            long stones = board.flood(Long.lowestOneBit(rest), board.defender());
            rest &= ~stones;
            points |= libertiesOfWeak(stones);
        }
        return points;
    }

    /** The liberties of a block, or nothing if it has more than a weak one. */
    private long libertiesOfWeak(long stones) {
        long found = board.around(stones) & board.empties();
        return Long.bitCount(found) <= WEAK ? found : 0;
    }
}
