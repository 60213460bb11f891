package org.sekilab.safety.attempts;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.proof.SafetyMapBuilder;
import org.sekilab.proof.StaticProof;
import org.sekilab.safety.board.ProvedGame;

/**
 * A whole board, solved once. Its proofs change no more. The efforts of its result still grow, because all attempts of
 * a board share them.
 *
 * @param leftOut the proofs that were left out
 * @param result the proofs of both colors
 * @param statics [color] the proofs of the static rules
 * @param games the games that the result depends on, in the order of their proofs
 * @param proved the proofs by search: those of black and then those of white, each in their order
 */
public record BoardAttempt(
        Set<ProofPoints> leftOut,
        SafetyMapBuilder result,
        List<StaticProof> statics,
        List<ProvedGame> games,
        List<ProofPoints> proved) {
    public BoardAttempt {
        leftOut = Set.copyOf(leftOut);
        statics = List.copyOf(statics);
        games = List.copyOf(games);
        proved = List.copyOf(proved);
    }

    /** All points of a proof of a color; frozen. They identify it. */
    public record ProofPoints(Color color, PointSet points) {}

    /** The number of safe points of both colors. */
    int safePoints() {
        return Stream.of(Color.values())
                .mapToInt(color -> result.safePoints(color).size())
                .sum();
    }

    /** True if points are not safe for either color. */
    boolean hasOpenPoints() {
        return safePoints() < result.position().geometry().area();
    }
}
