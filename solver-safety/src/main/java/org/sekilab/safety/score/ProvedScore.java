package org.sekilab.safety.score;

import org.sekilab.model.PointSet;
import org.sekilab.scoring.Score;

/**
 * A score by {@link Scores}.
 *
 * @param score the score after the dead stones were removed
 * @param dead the stones that are proved dead; frozen
 * @param unproved the points of groups without a proof, so that the score there is a convention; frozen
 */
public record ProvedScore(Score score, PointSet dead, PointSet unproved) {
    public ProvedScore {
        dead = dead.copy().freeze();
        unproved = unproved.copy().freeze();
    }

    /** True when every group is proved to be territory or seki. */
    public boolean isProved() {
        return unproved.isEmpty();
    }
}
