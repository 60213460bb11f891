package org.sekilab.experiments.semeai;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Position;
import org.sekilab.model.Seeds;
import org.sekilab.model.text.Diagram;
import org.sekilab.proof.SafetyMap;
import org.sekilab.proof.SafetyMethod;
import org.sekilab.safety.SearchingSafetySolver;
import org.sekilab.safety.settings.EnginePair;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.RaceJudge;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.search.Engine;
import org.sekilab.search.Limits;
import org.sekilab.search.dfpn.DfpnConfig;
import org.sekilab.search.dfpn.DfpnEngine;
import org.sekilab.semeai.BentFour;
import org.sekilab.semeai.BoundsAnalyzer;
import org.sekilab.semeai.GraphAnalyzer;
import org.sekilab.semeai.KoWinner;
import org.sekilab.semeai.LibertyCountAnalyzer;
import org.sekilab.semeai.SearchAnalyzer;
import org.sekilab.semeai.SemeaiAnalyzer;
import org.sekilab.semeai.SemeaiConfig;
import org.sekilab.semeai.SemeaiProblem;
import org.sekilab.semeai.SemeaiVerdict;
import org.sekilab.statics.ClaimCheck;

/** What the safety solver makes of capturing races is true by enumeration. */
class RaceClaimsTest {
    private static final int MOST_ACTIVE_POINTS = 16; // that are enumerated
    private static final Limits LIMITS =
            Limits.DEFAULT.withTime(Duration.ofMinutes(10)).withMaxNodes(2_000).withTableBytes(1 << 18);
    private static final Limits MORE = LIMITS.withMaxNodes(400_000).withTableBytes(16 << 20);
    private static final Engine ENGINE = DfpnEngine.withTwins(DfpnConfig.DEFAULT);

    private static final SemeaiAnalyzer SEARCH = new SearchAnalyzer(ENGINE, SemeaiConfig.of(LIMITS));

    /** After the smallest of figure 10 of [NKM]: each side has an eye of two points, and D1 is a liberty of both. */
    private static final String TWO_EYES = """
            O O O O X X X X
            O . . O X . . X
            O O O . X X X X
            """;

    /** White can capture black only after losing two stones. White then plays B1, and black has one eye only. */
    private static final String NAKADE = """
            . O O O O O .
            O O O O O O O
            X X X X X O O
            . O O . X O O
            """;

    static Stream<Named<SemeaiAnalyzer>> analyzers() {
        return Stream.of(
                Named.of("graph", new GraphAnalyzer()),
                Named.of("lcg", new LibertyCountAnalyzer(SemeaiConfig.of(MORE))),
                Named.of("bounds", new BoundsAnalyzer(ENGINE, SemeaiConfig.of(MORE))),
                Named.of("search", new SearchAnalyzer(ENGINE, SemeaiConfig.of(MORE))));
    }

    /** A region search counts the eyes that are elsewhere as one move each, so each side seems to be the faster one. */
    @Test
    void sekiOverSeveralRegionsIsNotFoundRegionByRegion() {
        SafetyMap safety = solver(RaceJudge.NONE, MORE).solve(Diagram.parse(TWO_EYES));
        for (Color color : Color.values()) {
            assertThat(safety.safePoints(color).isEmpty()).isTrue();
        }
    }

    @ParameterizedTest
    @MethodSource("analyzers")
    void sekiOverSeveralRegionsIsFoundByTheRace(SemeaiAnalyzer analyzer) {
        Position position = Diagram.parse(TWO_EYES);
        SafetyMap safety = solver(new AnalyzedRaces(analyzer), MORE).solve(position);
        for (Color color : Color.values()) {
            assertThat(safety.sekiStones(color)).isEqualTo(position.stones(color));
            assertThat(safety.safePoints(color)).isEqualTo(position.stones(color));
        }
    }

    @Test
    void raceThatIsHeldDoesNotGiveLifeWhereTheCaptureDoesNot() {
        Position position = Diagram.parse(NAKADE);
        SearchAnalyzer analyzer = new SearchAnalyzer(ENGINE, SemeaiConfig.of(MORE));
        SemeaiProblem problem = new SemeaiProblem(
                position, position.geometry().point(0, 1), position.geometry().point(1, 0), KoWinner.WHITE);
        assertThat(analyzer.analyze(problem, Color.WHITE).verdict()).isNotEqualTo(SemeaiVerdict.WHITE_WINS);
        SafetyMap safety = solver(new AnalyzedRaces(analyzer), MORE).solve(position);
        assertThat(safety.safePoints(Color.BLACK).isEmpty()).isTrue();
    }

    @RepeatedTest(1)
    void claimsOnEnclosedBoardsHold(RepetitionInfo run) {
        assertThat(checkEnclosedBoards(SEARCH, Seeds.next(run), 1_000, 10, 100_000))
                .isGreaterThan(2);
    }

    /** With limits that leave most parts of a race to bounds. */
    @RepeatedTest(10)
    @Tag("slow")
    void claimsOnMoreEnclosedBoardsHold(RepetitionInfo run) {
        claimsOnEnclosedBoardsHold(run);
    }

    @RepeatedTest(1)
    void claimsByBoundsHold(RepetitionInfo run) {
        SemeaiConfig narrow = new SemeaiConfig(LIMITS, 5, 20, 20_000, BentFour.PLAY);
        assertThat(checkEnclosedBoards(new LibertyCountAnalyzer(narrow), Seeds.next(run), 1_000, 10, 100_000))
                .isGreaterThan(0);
    }

    @RepeatedTest(1)
    void claimsByPartialOrderBoundsHold(RepetitionInfo run) {
        BoundsAnalyzer bounds = new BoundsAnalyzer(ENGINE, SemeaiConfig.of(LIMITS));
        assertThat(checkEnclosedBoards(bounds, Seeds.next(run), 1_000, 10, 100_000))
                .isGreaterThan(2);
    }

    @RepeatedTest(5)
    @Tag("slow")
    void claimsByBoundsHoldOnMoreBoards(RepetitionInfo run) {
        claimsByBoundsHold(run);
        claimsByPartialOrderBoundsHold(run);
    }

    @RepeatedTest(50)
    @Tag("slow")
    void claimsOnLargerEnclosedBoardsHold(RepetitionInfo run) {
        assertThat(checkEnclosedBoards(SEARCH, Seeds.next(run), 2_000, 13, 1_000_000))
                .isGreaterThan(10);
    }

    /** Only the static rules and the search of single regions are on, so that much is left to races. */
    private static int checkEnclosedBoards(
            SemeaiAnalyzer analyzer, long seed, int count, int maxInside, int maxStates) {
        SearchingSafetySolver solver = new SearchingSafetySolver(
                new FloodRegionFinder(),
                EnginePair.of(ENGINE),
                new SafetyConfig(Set.of(), 30, 1, 1, LIMITS),
                new AnalyzedRaces(analyzer));
        ClaimCheck check = new ClaimCheck(maxStates);
        check.checkEnclosedBoards(solver, SafetyMethod.SEMEAI, seed, count, maxInside, MOST_ACTIVE_POINTS);
        return check.proved();
    }

    private static SearchingSafetySolver solver(RaceJudge races, Limits limits) {
        SafetyConfig config = new SafetyConfig(Preset.M7.features(), 30, 14, 14, limits);
        return new SearchingSafetySolver(new FloodRegionFinder(), EnginePair.of(ENGINE), config, races);
    }
}
