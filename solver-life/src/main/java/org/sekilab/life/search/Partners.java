package org.sekilab.life.search;

import org.sekilab.model.Points;

/** Answers by pairs of points: the defender answers a move on one point of a pair at the other point. */
public final class Partners {
    private Partners() {}

    /**
     * The other point of the pair of a point, or {@link Points#NONE} if no pair has the point.
     *
     * @param pairs masks of two points each, no point in two of them
     */
    public static int of(long[] pairs, int point) {
        for (long pair : pairs) {
            if ((pair >>> point & 1) != 0) {
                return Long.numberOfTrailingZeros(pair & ~(1L << point));
            }
        }
        return Points.NONE;
    }
}
