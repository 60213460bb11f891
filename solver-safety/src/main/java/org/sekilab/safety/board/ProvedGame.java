package org.sekilab.safety.board;

import java.util.List;
import java.util.Optional;
import org.sekilab.model.Position;
import org.sekilab.model.local.LocalShape;
import org.sekilab.proof.SafetyMethod;
import org.sekilab.safety.certificate.OpenLife;
import org.sekilab.search.Goal;
import org.sekilab.search.Result;

/**
 * A local game in which the defender reaches a goal with the attacker moving first. The games that a solver reports for
 * one color have no common points. So the defender can follow all of their strategies at the same time.
 *
 * @param shape its points, essential blocks and territory; other games or the static rules keep the eyes elsewhere
 * @param goal WIN, or AT_LEAST_DRAW where the blocks may live in seki
 * @param givers the games that keep the eyes elsewhere, bit i for the liberty of giver i; none if all eyes are the same
 * @param method the method of the proof
 * @param life the strategy, if a judge of life has found it
 */
public record ProvedGame(
        LocalShape shape, Goal goal, List<ProvedGame> givers, SafetyMethod method, Optional<OpenLife> life) {
    public ProvedGame {
        givers = List.copyOf(givers);
    }

    /** A game that the defender wins by a search or by rules. */
    public ProvedGame(LocalShape shape, Goal goal, List<ProvedGame> givers, SafetyMethod method) {
        this(shape, goal, givers, method, Optional.empty());
    }

    /** Receives the games that a result depends on. */
    @FunctionalInterface
    public interface Recorder {
        void record(ProvedGame game);

        /**
         * Keeps the proof of a search that has found a win for the defender. It is called before any other search.
         *
         * @param stones the position that was searched
         * @return false if no result may use the search, because its proof cannot be kept
         */
        default boolean tryKeep(LocalShape shape, Position stones, Goal goal, Result found) {
            return true;
        }
    }
}
