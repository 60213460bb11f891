package org.sekilab.statics.enumeration;

import org.sekilab.model.PointSet;

/**
 * The result of enumeration for a local game.
 *
 * @param attackerFirst the value if the attacker moves first
 * @param defenderFirst the value if the defender moves first
 * @param bestAttacker the moves that keep the value when the attacker moves first; none if it is ambiguous
 * @param bestDefender the moves that keep the value when the defender moves first; none if it is ambiguous
 * @param states the number of states reached from both, without those in which the game is over
 */
public record Truth(Value attackerFirst, Value defenderFirst, Moves bestAttacker, Moves bestDefender, int states) {

    /**
     * A set of moves.
     *
     * @param points the points of the stones; frozen
     * @param hasPass whether the pass is one of the moves
     */
    public record Moves(PointSet points, boolean hasPass) {}
}
