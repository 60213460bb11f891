package org.sekilab.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.sekilab.model.PointSet;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.statics.OracleProblem;
import org.sekilab.statics.enumeration.Value;

/**
 * Regions with a truth known by enumeration have certificates of that truth, made by brute force, and of nothing else.
 */
class OracleCertificatesTest {
    private static final String EXTERNAL = "ext-libs"; // the truth counts liberties that the region has not
    private static final int MAX_STATES = 3_000;

    @Test
    void safeAndSekiRegionsHaveCertificates() {
        int[] counts = new int[Value.values().length];
        for (OracleProblem problem : OracleProblem.all()) {
            if (problem.truth().states() <= MAX_STATES && !problem.kind().equals(EXTERNAL)) {
                check(problem);
                counts[problem.truth().attackerFirst().ordinal()]++;
            }
        }
        assertThat(counts[Value.SAFE.ordinal()]).isGreaterThan(20);
        assertThat(counts[Value.SEKI.ordinal()]).isGreaterThan(5);
        assertThat(counts[Value.UNSAFE.ordinal()]).isGreaterThan(20);
    }

    private static void check(OracleProblem problem) {
        LocalBoard board = new LocalBoard(
                LocalShape.of(problem.region()),
                problem.position(),
                problem.region().attacker());
        LocalTruth safe = LocalTruth.of(board, Integer.MAX_VALUE).orElseThrow();
        LocalTruth seki =
                LocalTruth.of(board, CheckedZone.Goal.SEKI, Integer.MAX_VALUE).orElseThrow();
        Value value = problem.truth().attackerFirst();
        assertThat(safe.isWon()).as("problem %d", problem.index()).isEqualTo(value == Value.SAFE);
        if (value == Value.SAFE) {
            List<String> zone = Certificates.zone(board, "safe", Certificates.winnersStates(board, safe, -1));
            assertThat(problem(problem, "safe", zone)).isEmpty();
            assertThat(problem(problem, "seki", zone)).isNotEmpty();
        } else if (value == Value.SEKI) {
            assertThat(seki.isWon()).as("problem %d", problem.index()).isTrue();
            List<String> alive = Certificates.zone(board, "seki", Certificates.winnersStates(board, seki, -1));
            List<String> notSafe = Certificates.zone(board, "not-safe", Certificates.refutersStates(board, safe));
            List<String> both = new ArrayList<>(alive);
            both.addAll(notSafe);
            assertThat(problem(problem, "seki", both))
                    .as("problem %d", problem.index())
                    .isEmpty();
            assertThat(problem(problem, "safe", both)).isNotEmpty();
            assertThat(problem(problem, "seki", alive)).isNotEmpty();
            assertThat(problem(problem, "seki", notSafe)).isNotEmpty();
            String asSafe = String.join("\n", alive).replace("game seki", "game safe");
            assertThat(problem(problem, "safe", asSafe.lines().toList())).isNotEmpty();
        } else if (value == Value.UNSAFE) {
            assertThat(seki.isWon()).as("problem %d", problem.index()).isFalse();
        }
    }

    private static String problem(OracleProblem problem, String value, List<String> zones) {
        PointSet seeds = new PointSet(problem.position().geometry());
        problem.region().parts().forEach(part -> seeds.add(part.points().first()));
        List<String> lines = new ArrayList<>(zones);
        String color = Certificates.word(problem.region().defender());
        lines.add("claim region %s %s%s".formatted(value, color, Certificates.names(seeds)));
        return Certificates.problem(Certificates.board(problem.position(), lines))
                .orElse("");
    }
}
