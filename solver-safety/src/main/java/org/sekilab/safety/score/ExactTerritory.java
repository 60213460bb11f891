package org.sekilab.safety.score;

import org.sekilab.model.PointSet;
import org.sekilab.scoring.Territory;

/**
 * Territory by {@link ExactSekiRule}.
 *
 * @param territory whose the empty points are
 * @param unproved the points of groups for which there was no proof, so that eyes were counted; frozen
 */
public record ExactTerritory(Territory territory, PointSet unproved) {
    public ExactTerritory {
        unproved = unproved.copy().freeze();
    }
}
