package org.sekilab.safety.attempts;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.proof.SafetyMapBuilder;
import org.sekilab.proof.SafetyMethod;
import org.sekilab.safety.attempts.BoardAttempt.ProofPoints;

/** The order of the sets to leave out. Each proof has one point, and the number of the point names it. */
class NextAttemptsTest {
    private static final Geometry GEOMETRY = Geometry.of(9, 9);

    private final NextAttempts attempts = new NextAttempts();

    @BeforeEach
    void addFirst() {
        attempts.addAll(attempt(5, Set.of(), 1, 2, 3));
    }

    @Test
    void proofsOfOneAttemptComeInTheirOrder() {
        assertThat(take()).containsExactly(1);
        assertThat(take()).containsExactly(2);
        assertThat(take()).containsExactly(3);
        assertThat(attempts.take()).isEmpty();
    }

    @Test
    void setsOfBetterAttemptsComeFirst() {
        assertThat(take()).containsExactly(1);
        attempts.addAll(attempt(4, Set.of(1), 2));
        assertThat(take()).containsExactly(2);
        attempts.addAll(attempt(6, Set.of(2), 3));
        assertThat(take()).containsExactly(2, 3);
        assertThat(take()).containsExactly(3);
        assertThat(take()).containsExactly(1, 2);
    }

    /** The set of three proofs is added before the set of the proofs 2 and 5. */
    @Test
    void smallerSetsComeFirstAmongEquallyGoodAttempts() {
        assertThat(take()).containsExactly(1);
        attempts.addAll(attempt(6, Set.of(1), 4));
        assertThat(take()).containsExactly(1, 4);
        attempts.addAll(attempt(5, Set.of(1, 4), 6));
        assertThat(take()).containsExactly(2);
        attempts.addAll(attempt(5, Set.of(2), 5));
        assertThat(take()).containsExactly(3);
        assertThat(take()).containsExactly(2, 5);
        assertThat(take()).containsExactly(1, 4, 6);
    }

    /** Two ways lead to the set of the first two proofs. */
    @Test
    void noSetIsTakenTwice() {
        assertThat(take()).containsExactly(1);
        assertThat(take()).containsExactly(2);
        attempts.addAll(attempt(6, Set.of(1), 2));
        attempts.addAll(attempt(6, Set.of(2), 1));
        assertThat(take()).containsExactly(1, 2);
        assertThat(take()).containsExactly(3);
        assertThat(attempts.take()).isEmpty();
    }

    private Set<Integer> take() {
        return attempts.take().orElseThrow().stream()
                .map(proof -> proof.points().first())
                .collect(Collectors.toSet());
    }

    private static BoardAttempt attempt(int safePoints, Set<Integer> leftOut, Integer... proved) {
        SafetyMapBuilder result = new SafetyMapBuilder(Position.empty(GEOMETRY), new FloodRegionFinder());
        PointSet safe = PointSet.of(GEOMETRY, IntStream.range(0, safePoints).toArray());
        result.addTerritory(Color.BLACK, safe, SafetyMethod.STATIC);
        Set<ProofPoints> withoutThese =
                leftOut.stream().map(NextAttemptsTest::proof).collect(Collectors.toSet());
        List<ProofPoints> proofs =
                Arrays.stream(proved).map(NextAttemptsTest::proof).toList();
        return new BoardAttempt(withoutThese, result, List.of(), List.of(), proofs);
    }

    private static ProofPoints proof(int point) {
        return new ProofPoints(Color.BLACK, PointSet.of(GEOMETRY, point).freeze());
    }
}
