package org.sekilab.experiments.region;

import java.nio.file.Path;
import java.util.Optional;
import org.sekilab.experiments.Argument;
import org.sekilab.experiments.solve.Selection;
import org.sekilab.model.Color;
import org.sekilab.model.Region;

/**
 * A question about a region of a position.
 *
 * @param file the game record
 * @param selection the game tree, the first if it names none, and the move
 * @param at points in GTP coordinates: the basic regions they lie in are merged
 * @param defender the side that defends the region, told from the points if empty
 * @param first the side that moves first
 */
public record RegionQuery(Path file, Selection selection, Argument at, Optional<Color> defender, Mover first) {
    /** One of the two sides of a region problem. */
    public enum Mover {
        ATTACKER,
        DEFENDER;

        /** The color of this side in a region. */
        public Color in(Region region) {
            return this == ATTACKER ? region.attacker() : region.defender();
        }
    }
}
