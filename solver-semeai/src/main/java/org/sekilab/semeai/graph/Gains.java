package org.sekilab.semeai.graph;

/**
 * The gain of a group from the capture of a group that it confronts. Source: [N05] 5.2.
 *
 * <p>Bounds of a race use their own gains: the sure gain of one side, and the greatest possible gain of the other.
 */
@FunctionalInterface
public interface Gains {
    /**
     * The inner liberties of a group after a capture by it or by another group of its color.
     *
     * @param captor the number of the group that gains
     * @param inner its inner liberties before
     * @param captured the number of the captured group
     */
    int innerAfter(int captor, int inner, int captured);
}
