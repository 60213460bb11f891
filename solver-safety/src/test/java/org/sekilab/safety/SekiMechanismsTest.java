package org.sekilab.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.MergedRegion;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.RegionMap;
import org.sekilab.model.local.KoThreats;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.proof.SafetyMap;
import org.sekilab.safety.board.SearchArea;
import org.sekilab.safety.region.RegionProblem;
import org.sekilab.safety.settings.Feature;
import org.sekilab.safety.settings.KoConfig;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.safety.settings.SekiOrder;
import org.sekilab.safety.settings.Verdict;
import org.sekilab.search.Goal;
import org.sekilab.search.Outcome;
import org.sekilab.search.SearchListener;
import org.sekilab.statics.ClaimCheck;
import org.sekilab.statics.enumeration.LocalGame;
import org.sekilab.statics.enumeration.RegionEnumerator;
import org.sekilab.statics.enumeration.Truth;
import org.sekilab.statics.enumeration.Value;

/**
 * The statements of [NKM] 4 to 6 about seki, each on its own board. Enumeration or a count beside the board gives the
 * truth.
 */
class SekiMechanismsTest {
    /**
     * In each corridor a white and a black block share two liberties. The side that takes one is captured on the other,
     * and four stones in a row leave two eyes. Only the lowest corridor is closed by Black's ring alone. In the others
     * an arm of White's block touches the ring below, which has no liberty there.
     */
    private static final String CHAIN = """
            . O O O O O O O O
            O O O O O O O O O
            O X X X X X X X O
            O X . O O O . X O
            O X X X O X X X O
            O O O O X O O O O
            O X X X X X X X O
            O X . O O O . X O
            O X X X O X X X O
            O O O O X O O O O
            O X X X X X X X O
            O X . O O O . X O
            O X X X O X X X O
            O O O O X O O O O
            O X X X X X X X O
            O X . O O O . X O
            O X X X X X X X O
            O O O O O O O O O
            O . O O O O O O O
            """;

    /**
     * The lower two corridors of the chain, but with a weak white block above: after its capture the ring below has an
     * eye there.
     */
    private static final String COLLAPSING = """
            . O O O O O O O O
            O O O O O O O O O
            O X X X X X X X O
            O X . . O . . X O
            O X X X O X X X O
            O O O O X O O O O
            O X X X X X X X O
            O X . O O O . X O
            O X X X X X X X O
            O O O O O O O O O
            O . O O O O O O O
            """;

    /** Two liberties are shared, and Black's ring has one more, at D4. The four stones would leave two eyes. */
    private static final String WITH_OUTSIDE_LIBERTY = """
            . O . O O O O O
            O O O . O O O O
            X X X X X X X X
            X . O O O O . X
            X X X X X X X X
            """;

    /** Black's corner is still empty. */
    private static final String EMPTY_CORNER = """
            O O O O O O O O O
            X X O O O O . O O
            . X X X O O O O O
            . . . X O O . O O
            . . X X O O O O O
            """;

    /** White has the eye A1, and one at C1 that Black may take together with the stone D1, as often as Black likes. */
    private static final String KO_FOR_AN_EYE = """
            . X . X . X . X .
            X X X X X X X X X
            . X . X . X . X .
            X X X X X X X X X
            O O O X X X X X X
            . O . O X X X X X
            """;

    @ParameterizedTest
    @EnumSource(SekiOrder.class)
    void chainOfFourSekiIsProvedRoundByRound(SekiOrder order) {
        Position position = Diagram.parse(CHAIN);
        List<PointSet> rounds = new ArrayList<>();
        SafetyMap safety = solver(EnumSet.allOf(Feature.class), order).solve(position, game -> {
            if (game.shape().defender() == Color.BLACK && game.goal() == Goal.AT_LEAST_DRAW) {
                rounds.add(game.shape().pointsOf(game.shape().all()));
            }
        });
        assertThat(rounds.stream().map(points -> points.intersects(points(position, "C4"))))
                .containsExactly(true, false, false, false);
        assertThat(rounds.stream().map(points -> points.intersects(points(position, "C8"))))
                .containsExactly(false, true, false, false);
        assertThat(rounds.stream().map(points -> points.intersects(points(position, "C12"))))
                .containsExactly(false, false, true, false);
        assertThat(safety.sekiStones(Color.BLACK)).isEqualTo(position.black());
        assertThat(safety.sekiStones(Color.WHITE))
                .isEqualTo(points(position, "D4 E4 F4 E7 D8 E8 F8 E11 D12 E12 F12 E15 D16 E16 F16"));
    }

    @Test
    void sekiCollapsesWhenItsNeighborIsSafe() {
        Position position = Diagram.parse(COLLAPSING);
        RegionSolver local = new RegionSolver(Engines.DFPN_R, Engines.config(Preset.M7));
        assertThat(local.solve(position, region(position, "C4"), Color.WHITE).verdict())
                .isEqualTo(Verdict.SEKI);
        assertThat(local.solve(position, region(position, "C8"), Color.WHITE).verdict())
                .isEqualTo(Verdict.UNSAFE);

        // The ring below lives at least in seki, so that the region above is safe. The solver does not yet see that
        // there is no seki.
        Set<Feature> apart = EnumSet.complementOf(EnumSet.of(Feature.WEAK_DEPENDENCIES));
        SafetyMap first = solver(apart, SekiOrder.ADJACENT).solve(position);
        assertThat(first.isSafe(region(position, "C8"))).isTrue();
        assertThat(first.isSafe(region(position, "C4"))).isFalse();
        assertThat(first.isSeki(region(position, "C4"))).isFalse();

        SafetyMap last =
                solver(EnumSet.allOf(Feature.class), SekiOrder.ADJACENT).solve(position);
        assertThat(last.isSafe(region(position, "C8"))).isTrue();
        assertThat(last.isSafe(region(position, "C4"))).isTrue();
        assertThat(last.sekiStones(Color.WHITE).isEmpty()).isTrue();
        assertHolds(last, "C4", "C8");
    }

    /** A block in seki is not alive for the region that gives it the seki: otherwise White's stones would be dead. */
    @Test
    void blockInSekiIsNotUsedForItsOwnRegion() {
        Position position = Diagram.parse(WITH_OUTSIDE_LIBERTY.replace("O O O . O O O O", "O O O O O O O O"));
        BasicRegion region = region(position, "B2");
        assertThat(value(LocalShape.of(region), position, Color.WHITE)).isEqualTo(Outcome.DRAW);
        LocalShape wrong = SearchArea.ofRegions(map(position), List.of(region), block -> true)
                .shape(new long[] {LocalShape.ALIVE});
        assertThat(value(wrong, position, Color.WHITE)).isEqualTo(Outcome.WIN);

        SafetyMap safety =
                solver(EnumSet.allOf(Feature.class), SekiOrder.ADJACENT).solve(position);
        assertThat(safety.isAlive(region.boundaryBlocks().get(0))).isTrue();
        assertThat(safety.isSafe(region)).isFalse();
        assertThat(safety.isSeki(region)).isTrue();
    }

    /**
     * [NKM] figure 2: with a liberty outside, Black can turn the seki into territory by moving first, and White can
     * keep it.
     */
    @Test
    void outsideLibertyMakesItMatterWhoMovesFirst() {
        Position position = Diagram.parse(WITH_OUTSIDE_LIBERTY);
        BasicRegion region = region(position, "B2");
        MergedRegion whole = map(position).merge(List.of(region));
        PointSet outside = points(position, "D4");

        Truth without = truth(LocalGame.of(position, whole, new PointSet(position.geometry())));
        assertThat(without.attackerFirst()).isEqualTo(Value.SEKI);
        assertThat(without.defenderFirst()).isEqualTo(Value.SEKI);
        Truth with = truth(LocalGame.of(position, whole, outside));
        assertThat(with.attackerFirst()).isEqualTo(Value.SEKI);
        assertThat(with.defenderFirst()).isEqualTo(Value.SAFE);

        LocalShape shape = SearchArea.ofRegions(map(position), List.of(region), block -> false)
                .withFurther(outside)
                .shape(new long[] {0});
        assertThat(value(shape, position, Color.WHITE)).isEqualTo(Outcome.DRAW);
        assertThat(value(shape, position, Color.BLACK)).isEqualTo(Outcome.WIN);
    }

    /** [NKM] figure 1, right: there is no stone inside yet, but it becomes a seki if White begins. */
    @Test
    void emptyRegionBecomesSekiIfTheAttackerBegins() {
        Position position = Diagram.parse(EMPTY_CORNER);
        BasicRegion region = region(position, "A1");
        Truth truth =
                truth(LocalGame.of(position, map(position).merge(List.of(region)), new PointSet(position.geometry())));
        assertThat(truth.attackerFirst()).isEqualTo(Value.SEKI);
        assertThat(truth.defenderFirst()).isEqualTo(Value.SAFE);

        RegionSolver local = new RegionSolver(Engines.DFPN_R, Engines.config(Preset.M7));
        assertThat(local.solve(position, region, Color.WHITE).verdict()).isEqualTo(Verdict.SEKI);
        assertThat(local.solve(position, region, Color.BLACK).verdict()).isEqualTo(Verdict.SAFE);
        SafetyMap safety =
                solver(EnumSet.allOf(Feature.class), SekiOrder.ADJACENT).solve(position);
        assertThat(safety.isAlive(region.boundaryBlocks().get(0))).isTrue();
        assertThat(safety.isSafe(region)).isFalse();
    }

    /**
     * Moonshine life, [NKM] 6.1: White lives by retaking one ko for ever. Each time Black needs a move elsewhere before
     * the next capture, because two passes end the game. Black has such moves in the spare eyes among the five at the
     * top.
     */
    @ParameterizedTest
    @CsvSource({"0, SAFE", "1, SAFE", "2, SAFE", "15, SEKI", "-1, SEKI"})
    void lifeByKoThreatsAloneEndsWithThem(int threats, Verdict verdict) {
        Position position = Diagram.parse(KO_FOR_AN_EYE);
        List<BasicRegion> parts = Stream.of("A1", "C1", "A6", "C6", "E6", "G6", "J6")
                .map(name -> region(position, name))
                .distinct()
                .toList();
        RegionSolver solver = new RegionSolver(
                Engines.DFPN_R,
                new SafetyConfig(Preset.M7.features(), 30, 14, 14, Engines.LIMITS.withMaxNodes(200_000))
                        .with(new KoConfig(new KoThreats(threats), false)));
        assertThat(solver.solve(position, map(position).merge(parts), Color.WHITE)
                        .verdict())
                .isEqualTo(verdict);
    }

    /**
     * White has to prove independent life, without threats, so a life by threats is no seki. The white stones are not
     * dead either.
     */
    @Test
    void lifeByKoThreatsIsNoSeki() {
        Position position = Diagram.parse(KO_FOR_AN_EYE);
        SafetyMap safety =
                solver(EnumSet.allOf(Feature.class), SekiOrder.ADJACENT).solve(position);
        assertThat(safety.safePoints(Color.BLACK).containsAll(position.black())).isTrue();
        assertThat(safety.isSafe(region(position, "A1"))).isFalse();
        assertThat(safety.isSeki(region(position, "A1"))).isFalse();
        assertThat(safety.sekiStones(Color.WHITE).isEmpty()).isTrue();
    }

    /** The claims for Black in these regions hold by enumeration, with all surrounding blocks alive. */
    private static void assertHolds(SafetyMap safety, String... names) {
        Position position = safety.position();
        PointSet playground = new PointSet(position.geometry());
        for (String name : names) {
            BasicRegion region = region(position, name);
            playground.unite(region.points());
            region.boundaryBlocks().forEach(block -> playground.unite(block.stones()));
        }
        ClaimCheck check = new ClaimCheck(2_000_000);
        check.check(safety, Color.BLACK, playground.freeze(), Diagram.format(position));
        assertThat(check.proved()).isEqualTo(1);
    }

    private static Outcome value(LocalShape shape, Position position, Color first) {
        RegionProblem problem =
                new RegionProblem(new LocalBoard(shape, position, first), Engines.config(Preset.M7), Outcome.LOSS);
        return Engines.DFPN_R
                .solve(problem, Engines.LIMITS, SearchListener.NONE)
                .outcome();
    }

    private static Truth truth(LocalGame game) {
        return RegionEnumerator.solve(game, 2_000_000).orElseThrow();
    }

    private static SearchingSafetySolver solver(Set<Feature> features, SekiOrder order) {
        SafetyConfig config = new SafetyConfig(features, 30, 14, 14, Engines.LIMITS);
        return new SearchingSafetySolver(new FloodRegionFinder(), Engines.DFPN_R, config.with(order));
    }

    private static RegionMap map(Position position) {
        return new FloodRegionFinder().find(position, Color.BLACK);
    }

    private static BasicRegion region(Position position, String name) {
        RegionMap map = map(position);
        return map.regions().get(map.regionIndexAt(point(position, name)));
    }

    private static int point(Position position, String name) {
        return GtpPoints.parse(position.geometry(), name);
    }

    private static PointSet points(Position position, String names) {
        PointSet points = new PointSet(position.geometry());
        for (int point : GtpPoints.parseList(position.geometry(), names)) {
            points.add(point);
        }
        return points.freeze();
    }
}
