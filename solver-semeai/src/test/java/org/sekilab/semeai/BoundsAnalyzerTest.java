package org.sekilab.semeai;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.text.Diagram;
import org.sekilab.search.Engine;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;
import org.sekilab.search.dfpn.DfpnConfig;
import org.sekilab.search.dfpn.DfpnEngine;

/** Partial order bounds change no verdict, and save states; enumeration gives the truth. */
class BoundsAnalyzerTest {
    private static final List<OracleRace> RACES = OracleRace.all();
    private static final BoundsAnalyzer BOUNDS = new BoundsAnalyzer(Engines.ALPHA_BETA, Engines.CONFIG);

    static Stream<Named<Engine>> engines() {
        return Stream.of(
                Named.of("alphabeta", Engines.ALPHA_BETA),
                Named.of("dfpn", DfpnEngine.plain(DfpnConfig.DEFAULT)),
                Named.of("dfpn-r", DfpnEngine.withTwins(DfpnConfig.DEFAULT)));
    }

    @ParameterizedTest
    @MethodSource("engines")
    void verdictIsTheTruthAndTheMoveKeepsIt(Engine engine) {
        BoundsAnalyzer analyzer = new BoundsAnalyzer(engine, Engines.CONFIG);
        int moves = 0;
        for (OracleRace race : RACES) {
            for (Color first : Color.values()) {
                SemeaiResult result = analyzer.analyze(race.problem(), first);
                assertThat(result.verdict())
                        .as("%s first: %s%n%s", first, result, race.describe())
                        .isEqualTo(race.truth(first).orElse(SemeaiVerdict.UNKNOWN));
                if (!result.principalVariation().isEmpty()) {
                    moves++;
                    assertThat(result.principalVariation().get(0))
                            .as("%s first: %s%n%s", first, result, race.describe())
                            .isIn(race.best(first));
                }
            }
        }
        assertThat(moves).isGreaterThan(800);
    }

    /** The bounds are worth their cost only if they end play early. */
    @ParameterizedTest
    @MethodSource("engines")
    void fewerStatesAnswerThanWherePlayGoesToTheEnd(Engine engine) {
        BoundsAnalyzer bounds = new BoundsAnalyzer(engine, Engines.CONFIG);
        SearchAnalyzer search = new SearchAnalyzer(engine, Engines.CONFIG);
        long counted = 0;
        long played = 0;
        for (OracleRace race : RACES) {
            counted += bounds.analyze(race.problem(), Color.BLACK).statistics().nodes();
            played += search.analyze(race.problem(), Color.BLACK).statistics().nodes();
        }
        assertThat(3 * counted).isLessThan(2 * played);
    }

    @Test
    void defenseIsTheTruth() {
        for (OracleRace race : RACES) {
            for (Color attacker : Color.values()) {
                Defense defense = BOUNDS.defend(race.problem(), attacker, Engines.CONFIG.limits());
                boolean isCaptured = race.truth(attacker).equals(Optional.of(SemeaiVerdict.winOf(attacker)));
                if (race.truth(attacker).isPresent()) {
                    assertThat(defense.answer())
                            .as("%s attacks: %s%n%s", attacker, defense, race.describe())
                            .isEqualTo(isCaptured ? Defense.Answer.FAILS : Defense.Answer.HOLDS);
                }
            }
        }
    }

    @Test
    void verdictIsTheSameForEverySymmetryAndForSwappedColors() {
        for (OracleRace race : RACES) {
            if (race.index() % 25 == 0 && race.truth(Color.BLACK).isPresent()) {
                SemeaiVerdict truth = race.truth(Color.BLACK).get();
                for (int symmetry = 0; symmetry < Geometry.SYMMETRIES; symmetry++) {
                    SemeaiProblem turned = race.problem().transformed(symmetry);
                    assertThat(BOUNDS.analyze(turned, Color.BLACK).verdict())
                            .as("symmetry %d of%n%s", symmetry, race.describe())
                            .isEqualTo(truth);
                    assertThat(BOUNDS.analyze(turned.withColorsSwapped(), Color.WHITE)
                                    .verdict())
                            .as("symmetry %d, colors swapped, of%n%s", symmetry, race.describe())
                            .isEqualTo(truth == SemeaiVerdict.SEKI ? truth : SemeaiVerdict.winOf(loser(truth)));
                }
            }
        }
    }

    /**
     * Boards of plain parts: the counts decide. White has two outside liberties, and two are shared. With three
     * liberties black lives in seki; an eye of one point captures.
     */
    @ParameterizedTest
    @CsvSource({"3, 0, SEKI", "0, 1, BLACK_WINS"})
    void eyeWinsWhereMoreLibertiesDoNot(int outside, int eye, SemeaiVerdict verdict) {
        SemeaiProblem problem = new RaceBoard(outside, 2, 2, RaceBoard.row(eye), RaceBoard.NO_EYE).problem();
        assertThat(BOUNDS.analyze(problem, Color.WHITE).verdict())
                .as(Diagram.format(problem.position()))
                .isEqualTo(verdict);
    }

    /** Each limit ends an analysis without a verdict, and the result names it. */
    @ParameterizedTest
    @EnumSource(
            value = Limit.class,
            names = {"TIME", "NODES", "CANCELLED"})
    void limitLeavesTheVerdictOpen(Limit limit) {
        OracleRace race = RACES.stream()
                .filter(each ->
                        BOUNDS.analyze(each.problem(), Color.BLACK).statistics().nodes() > 1_000)
                .findFirst()
                .orElseThrow();
        Limits limits = Engines.CONFIG.limits();
        Limits tight = switch (limit) {
            case TIME -> limits.withTime(Duration.ofNanos(1));
            case NODES -> limits.withMaxNodes(1);
            default -> limits.withCancel(() -> true);
        };
        SemeaiResult result = BOUNDS.analyze(race.problem(), Color.BLACK, tight);
        assertThat(result.verdict()).isEqualTo(SemeaiVerdict.UNKNOWN);
        assertThat(result.limit()).isEqualTo(limit);
        assertThat(result.method()).isEqualTo(BoundsAnalyzer.METHOD);
    }

    private static Color loser(SemeaiVerdict verdict) {
        return verdict == SemeaiVerdict.BLACK_WINS ? Color.WHITE : Color.BLACK;
    }
}
