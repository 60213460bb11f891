package org.sekilab.experiments.gtp.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.sekilab.model.Color;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.search.Limit;
import org.sekilab.search.Statistics;
import org.sekilab.semeai.Certainty;
import org.sekilab.semeai.KoOutlook;
import org.sekilab.semeai.KoWinner;
import org.sekilab.semeai.SemeaiAnalyzer;
import org.sekilab.semeai.SemeaiProblem;
import org.sekilab.semeai.SemeaiResult;
import org.sekilab.semeai.SemeaiVerdict;

/** Guesses about races that an analyzer of the test leaves unknown. */
class GuessedRacesTest {
    private static final SemeaiAnalyzer STOPPED = (problem, first) -> unknown(Limit.TIME);

    /** Black at C2 has three liberties, in row 1; white at C3 has two, in row 4. No liberty is shared. */
    private static final String PLAIN = """
            X . . X X
            O O O O X
            X X X X O
            O . . . O
            """;

    /** With three liberties against two, black wins even if white moves first. */
    @ParameterizedTest
    @EnumSource(Color.class)
    void sideWithMoreLibertiesWins(Color first) {
        assertGuess(PLAIN, "C2", "C3", first, SemeaiVerdict.BLACK_WINS);
    }

    /** With as many liberties on both sides, the first move decides. */
    @ParameterizedTest
    @CsvSource({"BLACK, BLACK_WINS", "WHITE, WHITE_WINS"})
    void firstMoveDecidesBetweenEquals(Color first, SemeaiVerdict verdict) {
        assertGuess("""
                X . . X X
                O O O O X
                X X X X O
                O O . . O
                """, "C2", "C3", first, verdict);
    }

    /** Two shared liberties and nothing else: the side that fills one of them is captured. */
    @ParameterizedTest
    @EnumSource(Color.class)
    void twoSharedLibertiesAreASeki(Color first) {
        assertGuess("""
                X X . O O
                X X . O O
                """, "A1", "E1", first, SemeaiVerdict.SEKI);
    }

    /** The same two liberties, but black has an eye: white cannot fill the last liberty, and black can. */
    @ParameterizedTest
    @EnumSource(Color.class)
    void oneEyeBeatsNone(Color first) {
        assertGuess("""
                X X . O O
                . X . O O
                """, "B1", "E1", first, SemeaiVerdict.BLACK_WINS);
    }

    /** An eye of five points is worth eight moves: seven plain liberties are too few. */
    @ParameterizedTest
    @CsvSource({"XX, BLACK_WINS", ".., WHITE_WINS"})
    void eyeOfFivePointsIsWorthEightMoves(String last, SemeaiVerdict verdict) {
        assertGuess("""
                X X X X X X X X X
                . . . . . . . %s
                O O O O O O O O O
                X X X X X X X X O
                . . . . . X X X O
                """.formatted(last.replace("", " ").strip()), "A2", "A3", Color.WHITE, verdict);
    }

    /** Neither side can take both eyes of the other. */
    @ParameterizedTest
    @EnumSource(Color.class)
    void blocksWithTwoEyesBothLive(Color first) {
        assertGuess("""
                . X . X O . O .
                X X X X O O O O
                """, "A1", "H1", first, SemeaiVerdict.SEKI);
    }

    @Test
    void endlessPlayCapturesNothing() {
        KoOutlook outlook = GuessedRaces.outlook(
                (problem, first) -> unknown(Limit.REPETITION), race(PLAIN, "C2", "C3"), Color.BLACK);
        for (KoWinner winner : KoWinner.values()) {
            assertThat(outlook.verdict(winner)).isEqualTo(SemeaiVerdict.SEKI);
            assertThat(outlook.result(winner).isProved()).isFalse();
        }
    }

    /** White loses although White retakes every ko: then White also loses if it may not. */
    @Test
    void sideThatLosesWithAllKosLosesWithout() {
        SemeaiAnalyzer analyzer = (problem, first) ->
                problem.koWinner() == KoWinner.WHITE ? proved(SemeaiVerdict.BLACK_WINS) : unknown(Limit.TIME);
        KoOutlook outlook = GuessedRaces.outlook(analyzer, race(PLAIN, "C2", "C3"), Color.WHITE);
        assertThat(outlook.verdict(KoWinner.NONE)).isEqualTo(SemeaiVerdict.BLACK_WINS);
        assertThat(outlook.result(KoWinner.WHITE).isProved()).isTrue();
        assertThat(outlook.result(KoWinner.NONE).isProved()).isFalse();
    }

    /** The liberties speak for black, but the analyzer has a verdict without threats. */
    @Test
    void stoppedKoModelHasTheVerdictWithoutThreats() {
        SemeaiAnalyzer analyzer = (problem, first) ->
                problem.koWinner() == KoWinner.NONE ? proved(SemeaiVerdict.SEKI) : unknown(Limit.NODES);
        KoOutlook outlook = GuessedRaces.outlook(analyzer, race(PLAIN, "C2", "C3"), Color.BLACK);
        assertThat(outlook.ko()).isEqualTo(KoOutlook.Ko.NONE);
        assertThat(outlook.verdict(KoWinner.BLACK)).isEqualTo(SemeaiVerdict.SEKI);
        assertThat(outlook.result(KoWinner.NONE).isProved()).isTrue();
        assertThat(outlook.result(KoWinner.BLACK).isProved()).isFalse();
    }

    /** A side does not do worse because it may retake kos: one of the guesses is wrong, and no ko decides. */
    @ParameterizedTest
    @CsvSource({"BLACK, WHITE_WINS, SEKI", "BLACK, SEKI, BLACK_WINS", "WHITE, BLACK_WINS, SEKI"})
    void threatsDoNotHarmTheSideThatHasThem(KoWinner winner, SemeaiVerdict with, SemeaiVerdict without) {
        KoOutlook outlook = outlook(winner, guess(with, false), guess(without, false));
        assertThat(outlook.ko()).isEqualTo(KoOutlook.Ko.NONE);
        assertThat(outlook.verdict(winner)).isEqualTo(without);
    }

    @Test
    void guessForAllKosTellsOfNoKo() {
        KoOutlook outlook =
                outlook(KoWinner.BLACK, guess(SemeaiVerdict.BLACK_WINS, true), guess(SemeaiVerdict.SEKI, false));
        assertThat(outlook.verdict(KoWinner.BLACK)).isEqualTo(SemeaiVerdict.SEKI);
    }

    @Test
    void gainByThreatsIsAKo() {
        KoOutlook outlook =
                outlook(KoWinner.BLACK, guess(SemeaiVerdict.BLACK_WINS, false), guess(SemeaiVerdict.SEKI, false));
        assertThat(outlook.verdict(KoWinner.BLACK)).isEqualTo(SemeaiVerdict.BLACK_WINS);
    }

    /** @param with the result under one ko model; the others have another result */
    private static KoOutlook outlook(KoWinner winner, SemeaiResult with, SemeaiResult without) {
        SemeaiAnalyzer analyzer = (problem, first) -> problem.koWinner() == winner ? with : without;
        return GuessedRaces.outlook(analyzer, race(PLAIN, "C2", "C3"), Color.BLACK);
    }

    private static SemeaiResult guess(SemeaiVerdict verdict, boolean holdsForAllKos) {
        return new SemeaiResult(
                verdict, "own", Certainty.HEURISTIC, Limit.NONE, List.of(), Statistics.NONE, holdsForAllKos);
    }

    private static void assertGuess(String board, String black, String white, Color first, SemeaiVerdict verdict) {
        SemeaiProblem race = race(board, black, white);
        KoOutlook outlook = GuessedRaces.outlook(STOPPED, race, first);
        for (KoWinner winner : KoWinner.values()) {
            SemeaiResult result = outlook.result(winner);
            assertThat(result.verdict()).as(winner.name()).isEqualTo(verdict);
            assertThat(result.isProved()).isFalse();
            int move = result.principalVariation().get(0);
            assertThat(race.essentialBlock(first.opposite()).exterior().contains(move))
                    .isTrue();
        }
    }

    private static SemeaiProblem race(String board, String black, String white) {
        Position position = Diagram.parse(board);
        return new SemeaiProblem(
                position,
                GtpPoints.parse(position.geometry(), black),
                GtpPoints.parse(position.geometry(), white),
                KoWinner.NONE);
    }

    private static SemeaiResult proved(SemeaiVerdict verdict) {
        return new SemeaiResult(verdict, "own", Certainty.CERTAIN, Limit.NONE, List.of(), Statistics.NONE);
    }

    private static SemeaiResult unknown(Limit limit) {
        return new SemeaiResult(SemeaiVerdict.UNKNOWN, "own", Certainty.CERTAIN, limit, List.of(), Statistics.NONE);
    }
}
