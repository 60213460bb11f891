package org.sekilab.scoring;

import org.sekilab.model.PointSet;

/**
 * A guess of the stones that are dead. Immutable.
 *
 * @param dead the stones that are most likely dead, without those that are proved dead; frozen
 * @param doubtful the stones of groups whose fate changes from game to game, dead or not; frozen
 */
public record DeadStoneEstimate(PointSet dead, PointSet doubtful) {
    public DeadStoneEstimate {
        dead = dead.copy().freeze();
        doubtful = doubtful.copy().freeze();
    }
}
