package org.sekilab.proof;

import org.sekilab.model.Position;

/**
 * Proves stones and territory safe, with or without search. Implementations have no state, so threads may share them.
 *
 * <p>An extension point: the configuration chooses a solver by the name under which it is bound.
 */
public interface SafetySolver {
    /**
     * Everything that this solver can prove safe, for both colors. The side to move does not matter: all proofs hold
     * even when the attacker moves first.
     */
    SafetyMap solve(Position position);
}
