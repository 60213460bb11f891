package org.sekilab.safety.board;

import java.util.List;
import org.sekilab.model.Position;
import org.sekilab.model.local.LocalShape;
import org.sekilab.proof.SafetyMethod;
import org.sekilab.search.Goal;
import org.sekilab.search.Result;

/**
 * A local game in which the defender reaches a goal with the attacker moving first. The games that a solver reports for
 * one color have no point in common; so all of their strategies can be followed at the same time.
 *
 * @param shape its points, essential blocks and territory; the eyes elsewhere are kept by other games, or by the static
 *     rules
 * @param goal WIN, or AT_LEAST_DRAW where the blocks may live in seki
 * @param givers the games whose liberties the eyes stand for, bit i for that of giver i; none if they are all the same
 * @param method what it was proved by
 */
public record ProvedGame(LocalShape shape, Goal goal, List<ProvedGame> givers, SafetyMethod method) {
    public ProvedGame {
        givers = List.copyOf(givers);
    }

    /** Is told of the games that a result rests on. */
    @FunctionalInterface
    public interface Recorder {
        void record(ProvedGame game);

        /**
         * True if a result may rest on a search that has found a win for the defender: called before anything else is searched.
         *
         * @param stones the position that was searched
         */
        default boolean canRecord(LocalShape shape, Position stones, Goal goal, Result found) {
            return true;
        }
    }
}
