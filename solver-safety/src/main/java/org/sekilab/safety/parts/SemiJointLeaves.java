package org.sekilab.safety.parts;

import org.sekilab.model.local.LocalBoard;

/**
 * Starts with the half eyes that the defender lacks here, by Euler's formula and semi-joints. For the attacker it
 * starts with the half eyes that the defender has.
 *
 * <p>Source: [N05] 4.3; df-pn+ in the literature initializes leaves by knowledge of the game.
 * <p>Proves: nothing.
 * <p>Cost: a pattern for each empty point, and a flood fill for each region and each set of semi-joints; allocates
 * nothing.
 */
final class SemiJointLeaves implements LeafInitializer {
    private static final int NEEDED = 4; // half eyes

    @Override
    public OnBoard on(LocalBoard board) {
        LocalEuler euler = new LocalEuler(board);
        return new OnBoard() {
            @Override
            public int proof() {
                return 1 + NEEDED - Math.min(NEEDED, euler.halfEyes());
            }

            @Override
            public int disproof() {
                return Math.max(1, Math.min(NEEDED, euler.halfEyes()));
            }
        };
    }
}
