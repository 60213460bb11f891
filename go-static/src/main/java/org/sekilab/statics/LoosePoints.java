package org.sekilab.statics;

import org.sekilab.model.local.LocalBoard;

/**
 * Finds the points where a strategy of pairs may put a stone that is connected to no block.
 *
 * <p>Source: R-SUPERKO-2 of docs/certificate-rules.md.
 * <p>Cost: some mask operations for each pair, repeated while the cover grows; allocates nothing.
 */
final class LoosePoints {
    /** Says that the strategy may make a position that was there before. */
    static final long ANYWHERE = -1;

    private LoosePoints() {}

    /**
     * Finds the points for one position.
     *
     * @param touched the points next to the groups that live
     * @param territory the parts that the strategy clears
     * @param pairs masks of two empty points each
     * @return a mask, or {@link #ANYWHERE}
     */
    static long of(LocalBoard board, long touched, long territory, long[] pairs) {
        long untouched = 0;
        long covered = touched;
        for (long before = 0; covered != before; ) {
            before = covered;
            for (long pair : pairs) {
                untouched |= pair & ~touched;
                boolean isCovered = (pair & ~before) == 0;
                covered |=
                        isCovered ? board.around(Long.lowestOneBit(pair)) & board.around(Long.highestOneBit(pair)) : 0;
            }
        }
        long uncovered = territory & ~covered;
        return untouched != 0 && uncovered != 0 ? ANYWHERE : untouched | uncovered;
    }
}
