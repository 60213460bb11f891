package org.sekilab.statics.groups;

import java.util.ArrayList;
import java.util.List;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;

/**
 * A group: blocks of one color that play most likely does not separate, and its counts. Immutable.
 *
 * <p>Source: [N05] 3.2 to 3.4, 4.
 *
 * @param color the color of its stones
 * @param blocks the number of its blocks
 * @param stones its stones; frozen
 * @param liberties the empty points adjacent to it; frozen
 * @param connectingPoints the liberties adjacent to two or more of its blocks; frozen
 * @param safeConnectingPoints the connecting points that the opponent can neither take nor use for a cut; frozen
 * @param effectiveLiberties the liberties left when the group has connected itself in answer to the opponent; frozen
 * @param semiJoints the empty points where a stone encloses one more region; frozen
 * @param falseEyes enclosed points that have to be filled to connect the blocks around them; frozen
 * @param links the links between its blocks
 * @param isShortOfLiberties whether oi-otoshi can capture blocks joined by safe connecting points if the opponent moves
 *     first
 * @param features the counts from which its eyes are estimated
 * @param eyes the estimate of its eyes
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
     * The links between the blocks of a group.
     *
     * @param diagonal the number of diagonal links between stones of different blocks
     * @param earthed the number of blocks with stones on the edge
     */
    public record BlockLinks(int diagonal, int earthed) {}

    /** True if the other group has the other color, and the groups touch or share a liberty. */
    public boolean faces(StaticGroup other) {
        return color != other.color
                && (liberties.intersects(other.liberties) || stones.exterior().intersects(other.stones));
    }

    /** The number of moves that the opponent needs to capture the group if it has no eyes: [N05] 3.4. At least 0. */
    public int effectiveLibertyCount() {
        return Math.max(0, effectiveLiberties.size() - safeConnectingPoints.size());
    }

    /**
     * True when the number of diagonal links shows two regions that are not false eyes. These are rules 1 and 2 of
     * [N05] 4.4, for groups of two blocks. The dragon with two heads is such a group.
     */
    public boolean hasTwoRegionsByLinks() {
        int needed = links.earthed == 2 ? 2 : 3;
        return blocks == 2 && links.diagonal >= needed;
    }

    /**
     * The regions that the group encloses, false eyes included, in ascending order of their first points. The largest
     * region counts as the outside and is left out. Their number is {@link EyeFeatures#regions}. Takes a flood fill of
     * the board.
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
