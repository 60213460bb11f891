package org.sekilab.proof;

import org.sekilab.model.Position;

/**
 * Proves stones and territory safe without search. Implementations are free of state and may be shared by threads.
 *
 * <p>An extension point: a solver is chosen by the name it is bound to.
 */
public interface SafetySolver {
    /**
     * Everything this solver can prove safe, for both colors. Whose turn it is does not matter: all that is proved holds
     * even when the attacker moves first.
     */
    SafetyMap solve(Position position);
}
