package org.sekilab.statics.groups;

/**
 * A connected set of semi-joints of a group: empty points where a stone would enclose one more region. Source: [N05] 4.3.
 *
 * @param size the number of points, at least 1
 * @param isSafe whether it is one point, and a stone of the opponent there can be captured at once
 * @param isOnEdge whether one of its points is on the edge, so that it links the group to the earth
 */
public record JointSet(int size, boolean isSafe, boolean isOnEdge) {
    /** What a link is worth, in half eyes: it encloses one more region. */
    static final int LINK = 2;

    private static final int[] EYES = {0, 0, 0, 0, 1, 2, 2, 3, 4}; // [size] in half eyes: the table in [N05] 4.3

    public JointSet {
        if (size < 1 || isSafe && size > 1) {
            throw new IllegalArgumentException("%d semi-joints, safe: %s".formatted(size, isSafe));
        }
    }

    /** What so many semi-joints in a row are worth, in half eyes: half a link or a whole one, and eyes besides. */
    public static int worth(int size) {
        return (size > 1 ? LINK : LINK / 2) + EYES[Math.min(size, EYES.length - 1)];
    }

    /** What this set is worth, in half eyes. A safe point is a whole link. */
    int worth() {
        return isSafe ? LINK : worth(size);
    }
}
