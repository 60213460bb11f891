package org.sekilab.experiments.gtp.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.experiments.gtp.board.RaceOutlooks.Gaps;
import org.sekilab.experiments.gtp.board.RaceOutlooks.Outlook;
import org.sekilab.experiments.gtp.board.RaceOutlooks.Success;
import org.sekilab.model.Color;
import org.sekilab.model.Points;
import org.sekilab.model.text.Diagram;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;
import org.sekilab.search.Statistics;
import org.sekilab.semeai.Certainty;
import org.sekilab.semeai.KoWinner;
import org.sekilab.semeai.SemeaiAnalyzer;
import org.sekilab.semeai.SemeaiProblem;
import org.sekilab.semeai.SemeaiResult;
import org.sekilab.semeai.SemeaiVerdict;

/** The move of a side in a race that a ko decides, the same with either side first. */
class RaceOutlooksTest {
    private static final int MOVE = 1;

    /** A side that waits for the opponent's threat may pass. A side that has to find a threat begins the ko. */
    @ParameterizedTest
    @CsvSource({"BLACK, KO_OPPONENT_FIRST, false", "WHITE, KO_SELF_FIRST, true"})
    void sideThatHasToFindTheThreatGetsAMove(Color own, Success success, boolean hasMove) {
        SemeaiProblem race = new SemeaiProblem(Diagram.parse("""
                X . O
                X . O
                """), 0, 2, KoWinner.NONE);
        SemeaiAnalyzer ko = (problem, first) -> new SemeaiResult(
                problem.koWinner() == KoWinner.WHITE ? SemeaiVerdict.WHITE_WINS : SemeaiVerdict.BLACK_WINS,
                "ko",
                Certainty.CERTAIN,
                Limit.NONE,
                List.of(MOVE),
                Statistics.NONE);
        Outlook outlook =
                new RaceOutlooks(ko, Limits.DEFAULT, Gaps.LEFT).judge(race, own).orElseThrow();
        assertThat(outlook.prospects().lives()).isEqualTo(success);
        assertThat(outlook.prospects().captures()).isEqualTo(success);
        assertThat(outlook.move()).isEqualTo(hasMove ? MOVE : Points.PASS);
    }

    /** Black has four liberties and white three: black wins even if white moves first, but no search says so. */
    @ParameterizedTest
    @CsvSource({"BLACK, CERTAIN, true", "WHITE, NONE, false"})
    void raceThatNoSearchDecidesIsCounted(Color own, Success success, boolean hasMove) {
        SemeaiProblem race = new SemeaiProblem(Diagram.parse("""
                X . . . X
                O O O O X
                X X X X O
                . . . . O
                """), 5, 10, KoWinner.NONE);
        SemeaiAnalyzer none = (problem, first) -> unknown(Limit.TIME);
        assertThat(new RaceOutlooks(none, Limits.DEFAULT, Gaps.LEFT).judge(race, own))
                .isEmpty();
        Outlook outlook = new RaceOutlooks(none, Limits.DEFAULT, Gaps.GUESSED)
                .judge(race, own)
                .orElseThrow();
        assertThat(outlook.prospects().lives()).isEqualTo(success);
        assertThat(outlook.prospects().captures()).isEqualTo(success);
        assertThat(outlook.move() != Points.PASS).isEqualTo(hasMove);
    }

    /** White is to move and has a seki by endless play, which has no line: the first move that keeps it is found. */
    @Test
    void moveThatNoLineNamesIsFoundByTrial() {
        SemeaiProblem race = new SemeaiProblem(Diagram.parse("""
                . . .
                X . O
                X . O
                """), 0, 2, KoWinner.NONE);
        int good = 4;
        SemeaiAnalyzer endless = (problem, first) -> {
            boolean isHeld = first == Color.WHITE || problem.position().white().contains(good);
            return isHeld ? unknown(Limit.REPETITION) : won();
        };
        Outlook outlook = new RaceOutlooks(endless, Limits.DEFAULT, Gaps.GUESSED)
                .judge(race, Color.WHITE)
                .orElseThrow();
        assertThat(outlook.prospects().lives()).isEqualTo(Success.CERTAIN);
        assertThat(outlook.prospects().captures()).isEqualTo(Success.NONE);
        assertThat(outlook.move()).isEqualTo(good);
    }

    private static SemeaiResult won() {
        return new SemeaiResult(
                SemeaiVerdict.BLACK_WINS, "own", Certainty.CERTAIN, Limit.NONE, List.of(MOVE), Statistics.NONE);
    }

    private static SemeaiResult unknown(Limit limit) {
        return new SemeaiResult(SemeaiVerdict.UNKNOWN, "own", Certainty.CERTAIN, limit, List.of(), Statistics.NONE);
    }
}
