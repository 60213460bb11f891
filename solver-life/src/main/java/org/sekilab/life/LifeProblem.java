package org.sekilab.life;

import java.util.List;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;

/**
 * A question about life and death: do the stones of the defender live?
 *
 * @param position the board; its side to move matters only for a ko that is closed to it
 * @param defender the side that has to live
 * @param first the side that moves first
 * @param groups the stones that have to live. The points of a group belong to blocks. At least one of these blocks
 *     must never be captured. A stone that is captured and replaced does not count. Empty if any living block of the
 *     defender in the area is enough
 * @param area the points where play takes place; all others count as stones of the attacker that are never captured
 */
public record LifeProblem(Position position, Color defender, Color first, List<List<Integer>> groups, PointSet area) {
    /**
     * @throws IllegalArgumentException if a block has no liberty, if a group is empty, or if the area is of another
     *     board. The points of a group must be stones of the defender in the area
     */
    public LifeProblem {
        position.requireLiberties();
        if (area.geometry() != position.geometry()) {
            throw new IllegalArgumentException("the area is of another board");
        }
        area = area.copy().freeze();
        groups = groups.stream().map(List::copyOf).toList();
        for (List<Integer> group : groups) {
            if (group.isEmpty()) {
                throw new IllegalArgumentException("a group without stones");
            }
            for (int point : group) {
                if (!position.geometry().isPoint(point)
                        || !position.stones(defender).contains(point)) {
                    throw new IllegalArgumentException(
                            "%s is no stone of %s".formatted(name(position, point), defender));
                }
                if (!area.contains(point)) {
                    throw new IllegalArgumentException("%s is not in the area".formatted(name(position, point)));
                }
            }
        }
    }

    /** True if any living block in the area is enough. */
    public boolean isAnything() {
        return groups.isEmpty();
    }

    private static String name(Position position, int point) {
        return position.geometry().isPoint(point) ? position.geometry().name(point) : Integer.toString(point);
    }

    /** The side that attacks. */
    public Color attacker() {
        return defender.opposite();
    }
}
