package org.sekilab.statics.groups;

/**
 * A connected set of semi-joints of a group: empty points where a stone would enclose one more region. Source: [N05] 4.3.
 *
 * @param size the number of points, at least 1
 * @param isSafe whether it is one point, and a stone of the opponent there can be captured at once
 * @param isOnEdge whether one of its points is on the edge, so that it links the group to the earth
 */
public record JointSet(int size, boolean isSafe, boolean isOnEdge) {
    public JointSet {
        if (size < 1 || isSafe && size > 1) {
            throw new IllegalArgumentException("%d semi-joints, safe: %s".formatted(size, isSafe));
        }
    }
}
