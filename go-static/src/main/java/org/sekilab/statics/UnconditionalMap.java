package org.sekilab.statics;

import java.util.List;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;

/**
 * What {@link UnconditionalSolver} claims about a position. Immutable.
 *
 * @param position the position
 * @param alive by color: the stones that are never captured; frozen
 * @param territory by color: the points where the opponent never lives, with all stones there; frozen
 */
public record UnconditionalMap(Position position, List<PointSet> alive, List<PointSet> territory) {
    public UnconditionalMap {
        alive = alive.stream().map(set -> set.copy().freeze()).toList();
        territory = territory.stream().map(set -> set.copy().freeze()).toList();
    }

    /** The stones of a color that are never captured; frozen. */
    public PointSet aliveStones(Color color) {
        return alive.get(color.ordinal());
    }

    /** The points where the opponent of a color never lives, with all stones there; frozen. */
    public PointSet territory(Color color) {
        return territory.get(color.ordinal());
    }

    /** The status of a point. */
    public UnconditionalStatus statusAt(int point) {
        for (Color color : Color.values()) {
            if (aliveStones(color).contains(point)) {
                return UnconditionalStatus.ALIVE;
            }
            if (territory(color).contains(point)) {
                if (position.stones(color).contains(point)) {
                    return UnconditionalStatus.ALIVE;
                }
                return position.stones(color.opposite()).contains(point)
                        ? UnconditionalStatus.DEAD
                        : UnconditionalStatus.territoryOf(color);
            }
        }
        return UnconditionalStatus.UNDECIDED;
    }
}
