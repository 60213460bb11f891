package org.sekilab.statics.enumeration;

import org.sekilab.model.PointSet;

/**
 * What enumeration found out about a local game.
 *
 * @param attackerFirst the value if the attacker moves first
 * @param defenderFirst the value if the defender moves first
 * @param bestAttacker the moves that keep the value when the attacker moves first; none if it is ambiguous
 * @param bestDefender likewise for the defender
 * @param states the number of states reached from both, those in which the game is over not counted
 */
public record Truth(Value attackerFirst, Value defenderFirst, Moves bestAttacker, Moves bestDefender, int states) {

    /**
     * A set of moves.
     *
     * @param points where a stone may be played; frozen
     * @param hasPass whether the pass is one of the moves
     */
    public record Moves(PointSet points, boolean hasPass) {}
}
