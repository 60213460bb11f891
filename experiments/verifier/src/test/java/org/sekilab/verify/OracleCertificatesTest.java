package org.sekilab.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.model.Color;
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

    @ParameterizedTest
    @CsvSource({"false, 5", "true, 4"})
    void regionsHaveCertificatesOfTheirValuesOnly(boolean isDefenderFirst, int fewestSekis) {
        check(4, isDefenderFirst, fewestSekis);
    }

    @ParameterizedTest
    @CsvSource({"false, 5", "true, 4"})
    @Tag("slow")
    void allRegionsHaveCertificatesOfTheirValuesOnly(boolean isDefenderFirst, int fewestSekis) {
        check(1, isDefenderFirst, fewestSekis);
    }

    /** @param step checks each region with a multiple of it as its number, and all regions of rare values */
    private static void check(int step, boolean isDefenderFirst, int fewestSekis) {
        int[] counts = new int[Value.values().length];
        for (OracleProblem problem : OracleProblem.all()) {
            if (problem.truth().states() <= MAX_STATES && !problem.kind().equals(EXTERNAL)) {
                Value value = isDefenderFirst
                        ? problem.truth().defenderFirst()
                        : problem.truth().attackerFirst();
                boolean isRare = value == Value.SEKI || value == Value.AMBIGUOUS;
                if (isRare || problem.index() % step == 0) {
                    check(problem, value, isDefenderFirst);
                    counts[value.ordinal()]++;
                }
            }
        }
        assertThat(counts[Value.SAFE.ordinal()]).isGreaterThan(20);
        assertThat(counts[Value.SEKI.ordinal()]).isGreaterThan(fewestSekis);
        assertThat(counts[Value.UNSAFE.ordinal()]).isGreaterThan(20);
        assertThat(counts[Value.AMBIGUOUS.ordinal()]).isPositive();
    }

    private static void check(OracleProblem problem, Value value, boolean isDefenderFirst) {
        Color first =
                isDefenderFirst ? problem.region().defender() : problem.region().attacker();
        LocalBoard board = new LocalBoard(LocalShape.of(problem.region()), problem.position(), first);
        Optional<List<String>> safe = zone(board, CheckedZone.Goal.SAFE);
        Optional<List<String>> seki = zone(board, CheckedZone.Goal.SEKI);
        Optional<List<String>> notSafe = zone(board, CheckedZone.Goal.NOT_SAFE);
        Optional<List<String>> notSeki = zone(board, CheckedZone.Goal.NOT_SEKI);
        String name = "problem %d, %s first".formatted(problem.index(), first);
        assertThat(safe.isPresent()).as(name).isEqualTo(value == Value.SAFE);
        assertThat(notSeki.isPresent()).as(name).isEqualTo(value == Value.UNSAFE);
        assertThat(seki.isPresent() && notSafe.isPresent()).as(name).isEqualTo(value == Value.SEKI);
        List<String> zones = new ArrayList<>(safe.or(() -> seki).orElse(List.of()));
        notSafe.ifPresent(zones::addAll);
        notSeki.ifPresent(zones::addAll);
        for (String word : List.of("safe", "seki", "unsafe")) {
            String problemOfWord = problem(problem, word, isDefenderFirst, zones);
            assertThat(problemOfWord.isEmpty()).as(name).isEqualTo(word.equalsIgnoreCase(value.name()));
            assertThat(problem(problem, word, !isDefenderFirst, zones)).as(name).isNotEmpty();
        }
        assertThat(problem(problem, "not-safe", isDefenderFirst, zones).isEmpty())
                .as(name)
                .isEqualTo(notSafe.isPresent());
        if (value == Value.SEKI) {
            assertThat(problem(problem, "seki", isDefenderFirst, seki.orElseThrow()))
                    .as(name)
                    .isNotEmpty();
            assertThat(problem(problem, "seki", isDefenderFirst, notSafe.orElseThrow()))
                    .as(name)
                    .isNotEmpty();
        }
        if (safe.isEmpty()) {
            checkEndlessRefutation(problem, name, board, seki.orElse(List.of()));
            String asSafe = String.join("\n", zones).replace("game seki", "game safe");
            assertThat(problem(problem, "safe", isDefenderFirst, asSafe.lines().toList()))
                    .as(name)
                    .isNotEmpty();
        }
    }

    /** A graph with ways back proves no half of a seki. */
    private static void checkEndlessRefutation(
            OracleProblem problem, String name, LocalBoard board, List<String> seki) {
        boolean isDefenderFirst = board.isDefenderToMove();
        LocalTruth safe = LocalTruth.of(board, Integer.MAX_VALUE).orElseThrow();
        List<String> states = Certificates.refutersStates(board, safe);
        List<String> zones = new ArrayList<>(seki);
        zones.addAll(Certificates.zone(board, "not-safe", states));
        assertThat(problem(problem, "not-safe", isDefenderFirst, zones))
                .as(name)
                .isEmpty();
        boolean hasWayBack = states.stream().anyMatch(state -> state.matches("a.* (-\\d+|0)( .*)?|d \\w+ (-\\d+|0)"));
        if (hasWayBack && !seki.isEmpty()) {
            assertThat(problem(problem, "seki", isDefenderFirst, zones))
                    .as(name)
                    .isNotEmpty();
        }
    }

    private static Optional<List<String>> zone(LocalBoard board, CheckedZone.Goal goal) {
        return Certificates.zone(board, goal, Integer.MAX_VALUE, -1);
    }

    private static String problem(OracleProblem problem, String value, boolean isDefenderFirst, List<String> zones) {
        PointSet seeds = new PointSet(problem.position().geometry());
        problem.region().parts().forEach(part -> seeds.add(part.points().first()));
        List<String> lines = new ArrayList<>(zones);
        String color = Certificates.word(problem.region().defender());
        String first = isDefenderFirst ? " first" : "";
        lines.add("claim region %s %s%s%s".formatted(value, color, first, Certificates.names(seeds)));
        return Certificates.problem(Certificates.board(problem.position(), lines))
                .orElse("");
    }
}
