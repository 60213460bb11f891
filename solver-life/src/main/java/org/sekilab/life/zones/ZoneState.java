package org.sekilab.life.zones;

import org.sekilab.model.PointSet;

/**
 * A state on the points of a zone.
 *
 * @param zone its points
 * @param attackers the attacker's stones in the zone
 * @param defenders the defender's stones in the zone
 * @param isDefenderToMove whether the defender moves
 * @param ko the point of the zone where the defender may not retake, or NONE
 * @param move the defender's winning move, or NONE with the attacker to move
 */
public record ZoneState(
        PointSet zone, PointSet attackers, PointSet defenders, boolean isDefenderToMove, int ko, int move) {
    public ZoneState {
        zone = zone.copy().freeze();
        attackers = attackers.copy().freeze();
        defenders = defenders.copy().freeze();
    }
}
