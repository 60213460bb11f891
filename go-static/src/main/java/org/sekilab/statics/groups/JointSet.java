package org.sekilab.statics.groups;

/**
 * A connected set of semi-joints of a group: empty points where a stone would enclose one more region. Source: [N05]
 * 4.3.
 *
 * @param size the number of points, at least 1
 * @param isSafe true for a single point where an opponent stone can be captured at once
 * @param isOnEdge true if one of its points is on the edge, so that it links the group to the earth
 */
public record JointSet(int size, boolean isSafe, boolean isOnEdge) {
    /** The worth of a link, in half eyes: it encloses one more region. */
    static final int LINK = 2;

    private static final int[] EYES = {0, 0, 0, 0, 1, 2, 2, 3, 4}; // [size]: in half eyes, the table in [N05] 4.3

    public JointSet {
        if (size < 1 || isSafe && size > 1) {
            throw new IllegalArgumentException("%d semi-joints, safe: %s".formatted(size, isSafe));
        }
    }

    /** The worth of a row of semi-joints, in half eyes: a half link or a whole one, and further eyes. */
    public static int worth(int size) {
        return (size > 1 ? LINK : LINK / 2) + EYES[Math.min(size, EYES.length - 1)];
    }

    /** The worth of this set, in half eyes. A safe point is a whole link. */
    int worth() {
        return isSafe ? LINK : worth(size);
    }
}
