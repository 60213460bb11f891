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
 * A whole board, solved once. Nothing changes it any more.
 *
 * @param leftOut [color] the points of the proofs that were left out
 * @param result the proofs of both colors
 * @param statics [color] the proofs of the static rules
 * @param games the games that the result depends on, in the order of their proofs
 * @param proved [color] the points of each proof by search, the first one first
 */
public record BoardAttempt(
        List<Set<PointSet>> leftOut,
        SafetyMapBuilder result,
        List<StaticProof> statics,
        List<ProvedGame> games,
        List<List<PointSet>> proved) {
    public BoardAttempt {
        leftOut = leftOut.stream().<Set<PointSet>>map(Set::copyOf).toList();
        statics = List.copyOf(statics);
        games = List.copyOf(games);
        proved = proved.stream().map(List::copyOf).toList();
    }

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
