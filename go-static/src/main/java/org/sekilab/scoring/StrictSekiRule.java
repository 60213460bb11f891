package org.sekilab.scoring;

import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;

/**
 * The Japanese rules of 1989, taken literally. Living stones next to a neutral point are in seki, and points that they
 * surround are not territory. All neutral points must therefore be filled before scoring.
 *
 * <p>Source: [AP], "A Strict Rule"; Japanese rules of 1989, article 8.
 * <p>Proves: nothing; it is a convention.
 * <p>Differs: nothing. A region is in seki when any block next to it is in seki. The rule does not look for false eyes.
 * <p>Cost: O(n) set operations for n blocks.
 */
public final class StrictSekiRule implements SekiRule {
    @Override
    public Territory territory(Position position) {
        EmptyRegions regions = new EmptyRegions(new ScoringBoard(position));
        PointSet neutral = regions.neutralPoints();
        return new Territory(
                position,
                surrounded(position, regions, neutral, Color.BLACK),
                surrounded(position, regions, neutral, Color.WHITE),
                neutral);
    }

    private static Surrounded surrounded(Position position, EmptyRegions regions, PointSet neutral, Color color) {
        PointSet all = regions.controlledPoints(color);
        PointSet blocks = neutral.exterior().flood(position.stones(color));
        PointSet seki = blocks.exterior().flood(all);
        return new Surrounded(all.copy().subtract(seki), seki, new PointSet(position.geometry()));
    }
}
