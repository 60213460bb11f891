package org.sekilab.safety;

import org.sekilab.model.local.LocalShape;
import org.sekilab.search.Goal;
import org.sekilab.statics.SafetyMethod;

/**
 * A local game in which the defender reaches a goal with the attacker moving first. The games that a solver reports for
 * one color have no point in common; so all of their strategies can be followed at the same time.
 *
 * @param shape its points, essential blocks and territory; the eyes elsewhere are kept by other games, or by the static
 *     rules
 * @param goal WIN, or AT_LEAST_DRAW where the blocks may live in seki
 * @param method what it was proved by
 */
record ProvedGame(LocalShape shape, Goal goal, SafetyMethod method) {
    /** Is told of the games that a result rests on. */
    @FunctionalInterface
    interface Recorder {
        void record(ProvedGame game);
    }
}
