package org.sekilab.statics.groups;

import java.util.ArrayList;
import java.util.List;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;

/**
 * A group: blocks of one color that play does not separate, most likely, and what is counted of it. Immutable.
 *
 * <p>Source: [N05] 3.2 to 3.4, 4.
 *
 * @param color the color of its stones
 * @param blocks the number of its blocks
 * @param stones its stones; frozen
 * @param liberties the empty points adjacent to it; frozen
 * @param connectingPoints those adjacent to two or more of its blocks; frozen
 * @param safeConnectingPoints those of them that the opponent can neither take nor cut at; frozen
 * @param effectiveLiberties the liberties that are left when the group has connected itself in answer to the opponent; frozen
 * @param semiJoints the empty points where a stone encloses one more region; frozen
 * @param falseEyes enclosed points that have to be filled to connect the blocks around them; frozen
 * @param links how its blocks are linked to each other
 * @param isShortOfLiberties whether blocks joined by safe connecting points can be captured by oi-otoshi if the opponent moves first
 * @param features what its eyes are estimated from
 * @param eyes the guess
 */
public record StaticGroup(
        Color color,
        int blocks,
        PointSet stones,
        PointSet liberties,
        PointSet connectingPoints,
        PointSet safeConnectingPoints,
        PointSet effectiveLiberties,
        PointSet semiJoints,
        PointSet falseEyes,
        BlockLinks links,
        boolean isShortOfLiberties,
        EyeFeatures features,
        EyeEstimate eyes) {
    /**
     * How its blocks are linked.
     *
     * @param diagonal the number of diagonal links between stones of different blocks
     * @param earthed the number of blocks with stones on the edge
     */
    public record BlockLinks(int diagonal, int earthed) {}

    /** How many moves the opponent needs to capture the group if it has no eyes: [N05] 3.4. At least 0. */
    public int effectiveLibertyCount() {
        return Math.max(0, effectiveLiberties.size() - safeConnectingPoints.size());
    }

    /**
     * True if two diagonal links more than enough say that the group has two regions that are no false eyes: rules 1 and 2 of [N05] 4.4,
     * the dragon with two heads among them. They are about groups of two blocks.
     */
    public boolean hasTwoRegionsByLinks() {
        int needed = links.earthed == 2 ? 2 : 3;
        return blocks == 2 && links.diagonal >= needed;
    }

    /**
     * The regions that the group encloses, false eyes too: all there are but the largest, which is taken for the outside. In ascending
     * order of their first points; as many as {@link EyeFeatures#regions}. A flood fill of the board.
     */
    public List<PointSet> enclosedRegions() {
        List<PointSet> regions = new ArrayList<>(stones.copy().complement().components());
        PointSet outside = new PointSet(stones.geometry());
        for (PointSet region : regions) {
            outside = region.size() > outside.size() ? region : outside;
        }
        regions.remove(outside);
        return regions;
    }
}
