package org.sekilab.safety.parts;

import org.sekilab.model.local.LocalBoard;

/**
 * Estimates states by the number of regions that the defender has made, and of the attacker's blocks that are not in
 * atari.
 *
 * <p>Source: [NM04] 4.2: 100 NSR - 50 NAB.
 * <p>Proves: nothing.
 * <p>Differs: nothing.
 * <p>Cost: a flood fill for each region and each block; allocates nothing.
 */
public final class SubregionCount implements HeuristicEvaluator {
    private static final int SUBREGION_WORTH = 100; // [NM04] 4.2
    private static final int ATTACKER_WORTH = -50;

    @Override
    public OnBoard on(LocalBoard board) {
        return () -> estimate(board);
    }

    private static int estimate(LocalBoard board) {
        int subregions = 0;
        long open = board.shape().all() & ~board.defender();
        while (open != 0) {
            open &= ~board.flood(Long.lowestOneBit(open), open);
            subregions++;
        }
        int active = 0;
        long empties = board.empties();
        for (long rest = board.attacker(); rest != 0; ) {
            long block = board.flood(Long.lowestOneBit(rest), board.attacker());
            active += Long.bitCount(board.around(block) & empties) > 1 ? 1 : 0;
            rest &= ~block;
        }
        return SUBREGION_WORTH * subregions + ATTACKER_WORTH * active;
    }
}
