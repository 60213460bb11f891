package org.sekilab.safety;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.MergedRegion;
import org.sekilab.model.Position;
import org.sekilab.model.RegionMap;
import org.sekilab.model.local.KoThreats;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.safety.settings.KoConfig;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.Repetition;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.safety.settings.Verdict;
import org.sekilab.search.Limit;
import org.sekilab.statics.OracleProblem;
import org.sekilab.statics.enumeration.Value;

/** Limited ko threats, and positions without moonshine life: verdicts that need only a few threats. */
class KoThreatsTest {
    private static final SafetyConfig CONFIG =
            new SafetyConfig(Preset.M6.features(), 30, 14, 14, Engines.LIMITS.withMaxNodes(1_000_000));

    /**
     * Black stays in the corner by three retakes of a ko. A game may have fewer threats than that, but this is no
     * moonshine life.
     */
    private static final Position CORNER = Diagram.parse("""
            . . . O X X X X X
            . . . O X X X X X
            . . O O X X X X X
            . X O O X X X X X
            O O O O X X X X X
            O O O O X X X X X
            X X X X X X X X X
            X X . X X X X X X
            X X X X X X . X X
            """);

    /**
     * Moonshine life: the only two eyes of White are kos, at C1 and E1. Black takes them in turns, without a move to
     * wait for, and each time White must retake at once. So White dies after the last threat, and lives if there is no
     * last threat.
     */
    private static final Position TWO_KOS = Diagram.parse("""
            . X . X . X .
            X X X X X X X
            X X O O O X X
            X O . O . O X
            """);

    @ParameterizedTest
    @CsvSource({"0, SAFE", "1, SAFE", "2, SAFE", "3, SEKI", "15, SEKI", "-1, SEKI"})
    void cornerIsSekiFromThreeThreatsOn(int threats, Verdict verdict) {
        RegionSolver solver = solver(new KoConfig(new KoThreats(threats), false));
        RegionResult result = solver.solve(CORNER, corner(), Color.BLACK);
        assertThat(result.verdict()).isEqualTo(verdict);
        assertThat(result.moonshine()).isEqualTo(Moonshine.NOT_ASKED);
    }

    @Test
    void longKoIsNoMoonshine() {
        RegionSolver solver = solver(new KoConfig(KoThreats.UNLIMITED, true));
        assertThat(solver.solve(CORNER, corner(), Color.BLACK).moonshine()).isEqualTo(Moonshine.NO);
        assertThat(solver.solve(CORNER, corner(), Color.WHITE).moonshine()).isEqualTo(Moonshine.NOT_ASKED);
    }

    @Test
    void lifeOfTwoKosEndsWithTheThreatsHoweverManyTheyAre() {
        for (int threats = 0; threats <= KoThreats.MOST; threats++) {
            RegionSolver solver = solver(new KoConfig(KoThreats.of(threats), false));
            assertThat(solver.solve(TWO_KOS, twoKos(), Color.WHITE).verdict())
                    .as("%d threats", threats)
                    .isEqualTo(Verdict.SAFE);
        }
    }

    /** Black would have to make a situation a second time, because Black needs no other move. */
    @Test
    void lifeOfTwoKosIsMoonshine() {
        RegionResult any = solver(KoConfig.DEFAULT).solve(TWO_KOS, twoKos(), Color.WHITE);
        assertThat(any.limit()).isEqualTo(Limit.REPETITION);
        KoConfig superko = new KoConfig(KoThreats.UNLIMITED, true, Repetition.SUPERKO);
        RegionResult result = solver(superko).solve(TWO_KOS, twoKos(), Color.WHITE);
        assertThat(result.verdict()).isEqualTo(Verdict.SEKI);
        assertThat(result.moonshine()).isEqualTo(Moonshine.YES);
    }

    /** More threats never help the defender. If one or two threats are enough for the attacker, it is no moonshine. */
    @Test
    void verdictsGetNoBetterWithMoreThreats() {
        checkThreats(40);
    }

    @Test
    @Tag("thorough")
    void verdictsOfMoreProblemsGetNoBetterWithMoreThreats() {
        checkThreats(5);
    }

    /** @param step checks one problem of so many */
    private static void checkThreats(int step) {
        List<RegionSolver> solvers = new ArrayList<>();
        for (int threats = 0; threats <= 2; threats++) {
            solvers.add(solver(new KoConfig(KoThreats.of(threats), false)));
        }
        RegionSolver unlimited = solver(new KoConfig(KoThreats.UNLIMITED, true));
        int ordinary = 0;
        for (OracleProblem problem : OracleProblem.all()) {
            if (problem.index() % step != 1 || problem.truth().attackerFirst() == Value.AMBIGUOUS) {
                continue;
            }
            Color attacker = problem.map().color().opposite();
            List<Verdict> verdicts = new ArrayList<>();
            for (RegionSolver solver : solvers) {
                verdicts.add(solver.solve(problem.position(), problem.region(), attacker)
                        .verdict());
            }
            RegionResult worst = unlimited.solve(problem.position(), problem.region(), attacker);
            verdicts.add(worst.verdict());
            List<Integer> ranks = verdicts.stream()
                    .filter(verdict -> verdict != Verdict.UNKNOWN)
                    .map(KoThreatsTest::rank)
                    .toList();
            assertThat(ranks)
                    .as("problem %d: %s%n%s", problem.index(), verdicts, Diagram.formatWithFrame(problem.position()))
                    .isSortedAccordingTo((one, other) -> Integer.compare(other, one));
            if (verdicts.get(2) == worst.verdict()) {
                assertThat(worst.moonshine()).isNotEqualTo(Moonshine.YES);
                ordinary += verdicts.get(0) == worst.verdict() || verdicts.get(0) == Verdict.UNKNOWN ? 0 : 1;
            }
        }
        assertThat(ordinary).isPositive();
    }

    @Test
    void moonshineIsMeasuredAgainstUnlimitedThreats() {
        assertThatThrownBy(() -> new KoConfig(KoThreats.of(2), true))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("moonshine life with 2 ko threats, not unlimited ones");
    }

    @Test
    void cancelledSearchIsUnknown() {
        SafetyConfig config = new SafetyConfig(Preset.M6.features(), 30, 14, 14, Engines.LIMITS.withCancel(() -> true));
        for (var engine : List.of(Engines.ALPHA_BETA, Engines.DFPN_R)) {
            RegionResult result = new RegionSolver(engine, config).solve(CORNER, corner(), Color.BLACK);
            assertThat(result.verdict()).isEqualTo(Verdict.UNKNOWN);
            assertThat(result.limit()).isEqualTo(Limit.CANCELLED);
        }
    }

    private static int rank(Verdict verdict) {
        return switch (verdict) {
            case SAFE -> 2;
            case SEKI -> 1;
            case UNSAFE -> 0;
            case UNKNOWN -> throw new IllegalArgumentException("UNKNOWN is no value");
        };
    }

    private static RegionSolver solver(KoConfig ko) {
        return new RegionSolver(Engines.DFPN_R, CONFIG.with(ko));
    }

    /** The kos and two eyes of Black, the side with more eyes. */
    private static MergedRegion twoKos() {
        RegionMap map = new FloodRegionFinder().find(TWO_KOS, Color.BLACK);
        return map.merge(Stream.of("A4", "C4", "C1")
                .map(name -> map.regions().get(map.regionIndexAt(GtpPoints.parse(TWO_KOS.geometry(), name))))
                .toList());
    }

    private static BasicRegion corner() {
        RegionMap map = new FloodRegionFinder().find(CORNER, Color.WHITE);
        return map.regions().get(map.regionIndexAt(GtpPoints.parse(CORNER.geometry(), "A9")));
    }
}
