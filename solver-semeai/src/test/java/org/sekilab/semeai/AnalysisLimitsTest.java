package org.sekilab.semeai;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.model.Color;
import org.sekilab.model.Position;
import org.sekilab.model.sgf.SgfReader;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;
import org.sekilab.semeai.area.SemeaiArea;

/**
 * Analyzers of races keep the time of the whole analysis, and end soon after a cancellation. No test looks at a clock.
 */
class AnalysisLimitsTest {
    private static final LibertyCountAnalyzer SUMS = new LibertyCountAnalyzer(Engines.CONFIG);
    private static final List<OracleRace> RACES = OracleRace.all();
    private static final AutoAnalyzer AUTO = new AutoAnalyzer(
            List.of(new GraphAnalyzer(), SUMS, Engines.SEARCH, LibertyCountAnalyzer.byLooks(Engines.CONFIG)));
    private static final LifeAnalyzer LIFE =
            new LifeAnalyzer(SearchAnalyzer.forLife(Engines.ALPHA_BETA, Engines.CONFIG), AUTO);

    /**
     * Races on tiny boards with parts that have thousands of different games, so that comparing these takes seconds.
     */
    private static List<SemeaiProblem> hardRaces() {
        return List.of(
                race("(;SZ[8:2]AB[aa][ea][fa][ha][ab]AW[ca][da][ga][bb])", "A2", "C2"),
                race("(;SZ[5:4]AB[ea][db][eb][cc][ed]AW[aa][ca][ab][bb][cb][ac][bd][cd])", "E4", "A4"));
    }

    private static Stream<Arguments> analyzersOnHardRaces() {
        return Stream.of(
                        Named.<SemeaiAnalyzer>of("lcg", SUMS),
                        Named.<SemeaiAnalyzer>of("auto", AUTO),
                        Named.<SemeaiAnalyzer>of("bounds", new BoundsAnalyzer(Engines.ALPHA_BETA, Engines.CONFIG)),
                        Named.<SemeaiAnalyzer>of("search", Engines.SEARCH),
                        Named.<SemeaiAnalyzer>of("life", LIFE),
                        Named.<SemeaiAnalyzer>of(
                                "life with dead bent fours", new BentFourAnalyzer(LIFE, Limits.DEFAULT)))
                .flatMap(analyzer -> hardRaces().stream().map(race -> Arguments.of(analyzer, race)));
    }

    @ParameterizedTest
    @MethodSource("analyzersOnHardRaces")
    void cancelledAnalysisAsksNoMoreAndHasNoVerdict(SemeaiAnalyzer analyzer, SemeaiProblem race) {
        checkStopAtPoll(1, analyzer, race);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 8, 12, 30})
    void comparisonOfGamesEndsWhenItIsCancelled(int last) {
        for (SemeaiProblem race : hardRaces()) {
            checkStopAtPoll(last, SUMS, race);
            checkStopAtPoll(last, AUTO, race);
        }
    }

    private static void checkStopAtPoll(int last, SemeaiAnalyzer analyzer, SemeaiProblem race) {
        AtomicInteger polls = new AtomicInteger();
        Limits limits = Engines.CONFIG.limits().withCancel(() -> polls.incrementAndGet() >= last);
        SemeaiResult result = analyzer.analyze(race, Color.BLACK, limits);
        assertThat(result.verdict()).isEqualTo(SemeaiVerdict.UNKNOWN);
        assertThat(result.limit()).isEqualTo(Limit.CANCELLED);
        assertThat(polls).hasValue(last);
    }

    @ParameterizedTest
    @MethodSource("analyzersOnHardRaces")
    void analysisWithoutTimeHasNoVerdict(SemeaiAnalyzer analyzer, SemeaiProblem race) {
        SemeaiResult result = analyzer.analyze(race, Color.WHITE, Limits.DEFAULT.withTime(Duration.ofNanos(1)));
        assertThat(result.verdict()).isEqualTo(SemeaiVerdict.UNKNOWN);
        assertThat(result.limit()).isEqualTo(Limit.TIME);
    }

    @ParameterizedTest
    @MethodSource("analyzersOnHardRaces")
    void cancelledDefenseIsOpen(SemeaiAnalyzer analyzer, SemeaiProblem race) {
        Defense defense = analyzer.defend(race, Color.WHITE, Limits.DEFAULT.withCancel(() -> true));
        assertThat(defense.answer()).isEqualTo(Defense.Answer.OPEN);
        assertThat(defense.limit()).isEqualTo(Limit.CANCELLED);
    }

    /** The masks of an area hold 64 points, whatever the memory. */
    @ParameterizedTest
    @MethodSource("analyzersOfAreas")
    void areaWithTooManyPointsIsALimitOfSize(AreaAnalyzer analyzer) {
        SemeaiArea open = Walls.areaOf(race("(;SZ[9]AB[ee]AW[ef])", "E5", "E4"));
        assertThat(analyzer.analyze(open, KoWinner.NONE, Color.BLACK, Engines.CONFIG.limits())
                        .limit())
                .isEqualTo(Limit.SIZE);
    }

    private static Stream<AreaAnalyzer> analyzersOfAreas() {
        return Stream.of(SUMS, Engines.SEARCH, new BoundsAnalyzer(Engines.ALPHA_BETA, Engines.CONFIG));
    }

    @Test
    void sumWithTooManyStatesIsALimitOfStates() {
        checkLimitOfStates(4);
    }

    @Test
    @Tag("thorough")
    void sumWithTooManyStatesIsALimitOfStatesInAllRaces() {
        checkLimitOfStates(1);
    }

    /** Each race whose index is a multiple of a number. */
    private static List<OracleRace> each(int step) {
        return RACES.stream().filter(race -> race.index() % step == 0).toList();
    }

    private static void checkLimitOfStates(int step) {
        LibertyCountAnalyzer oneState =
                new LibertyCountAnalyzer(new SemeaiConfig(Engines.CONFIG.limits(), 20_000, 5_000, 1, BentFour.PLAY));
        int tooLarge = 0;
        for (OracleRace race : each(step)) {
            SemeaiResult result = oneState.analyze(race.problem(), Color.BLACK);
            boolean isOpen = result.verdict() == SemeaiVerdict.UNKNOWN;
            if (isOpen && SUMS.analyze(race.problem(), Color.BLACK).isProved()) {
                assertThat(result.limit()).isEqualTo(Limit.STATES);
                tooLarge++;
            }
        }
        assertThat(tooLarge).isPositive();
    }

    /**
     * The clock is read at steps 1, 2, 4 and so on. An analysis of a small race thus ends in the middle of each of its
     * stages.
     */
    @ParameterizedTest
    @ValueSource(ints = {1, 3, 6, 8, 9, 10, 11, 13, 16})
    void verdictsAreTrueWhereverAnAnalysisIsStopped(int last) {
        checkStopped(last, 5);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 6, 8, 9, 10, 11, 13, 16})
    @Tag("thorough")
    void verdictsOfAllRacesAreTrueWhereverAnAnalysisIsStopped(int last) {
        checkStopped(last, 1);
    }

    private static void checkStopped(int last, int step) {
        int stopped = 0;
        for (OracleRace race : each(step)) {
            for (Color first : Color.values()) {
                AtomicInteger polls = new AtomicInteger();
                Limits limits = Engines.CONFIG.limits().withCancel(() -> polls.incrementAndGet() >= last);
                SemeaiResult result = SUMS.analyze(race.problem(), first, limits);
                if (result.verdict() == SemeaiVerdict.UNKNOWN) {
                    stopped += result.limit() == Limit.CANCELLED ? 1 : 0;
                } else {
                    assertThat(race.truth(first)).as(race.describe()).hasValue(result.verdict());
                    assertThat(race.best(first)).as(race.describe()).containsAll(result.principalVariation());
                }
            }
        }
        assertThat(stopped).isPositive();
    }

    private static SemeaiProblem race(String sgf, String black, String white) {
        Position position = SgfReader.parse(sgf, "race").games().get(0).lastPosition();
        return new SemeaiProblem(
                position,
                GtpPoints.parse(position.geometry(), black),
                GtpPoints.parse(position.geometry(), white),
                KoWinner.BLACK);
    }
}
