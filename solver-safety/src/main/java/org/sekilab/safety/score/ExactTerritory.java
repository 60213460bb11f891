package org.sekilab.safety.score;

import org.sekilab.model.PointSet;
import org.sekilab.scoring.Territory;

/**
 * Territory by {@link ExactSekiRule}.
 *
 * @param territory the owners of the empty points
 * @param unproved the points of groups without a proof, for which eyes were counted; frozen
 */
public record ExactTerritory(Territory territory, PointSet unproved) {
    public ExactTerritory {
        unproved = unproved.copy().freeze();
    }
}
