package org.sekilab.semeai.graph;

/**
 * What a group gains by the capture of one that it confronts. Source: [N05] 5.2.
 *
 * <p>Bounds of a race have gains of their own: what one side gains for sure, and the other at most.
 */
@FunctionalInterface
public interface Gains {
    /**
     * The inner liberties of a group after a capture by it, or by another one of its color.
     *
     * @param captor the number of the group that gains
     * @param inner its inner liberties before
     * @param captured the number of the group that is gone
     */
    int innerAfter(int captor, int inner, int captured);

    /**
     * As the paper says: a group lives if it has an eye beside, or has captured more than three stones; else its eye has as many points as
     * stones were captured. That is a guess, as it depends on shapes.
     */
    static Gains bySize(SemeaiGraph graph) {
        return (captor, inner, captured) -> {
            int size = graph.groups().get(captured).size();
            return inner > 0 || size > Absorption.LARGEST_DEAD_EYE ? RaceGroup.ALIVE : size;
        };
    }
}
