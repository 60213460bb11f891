package org.sekilab.scoring;

import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;

/**
 * Counts all points that a color surrounds as its territory.
 *
 * <p>Source: [AP], "The Setup".
 * <p>Proves: nothing. This rule knows neither seki nor false eyes.
 * <p>Differs: nothing.
 * <p>Cost: O(n) for n points.
 */
public final class NoSekiRule implements SekiRule {
    @Override
    public Territory territory(Position position) {
        EmptyRegions regions = new EmptyRegions(new ScoringBoard(position));
        PointSet none = new PointSet(position.geometry());
        return new Territory(
                position,
                new Surrounded(regions.controlledPoints(Color.BLACK), none, none),
                new Surrounded(regions.controlledPoints(Color.WHITE), none, none),
                regions.neutralPoints());
    }
}
