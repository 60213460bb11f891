package org.sekilab.experiments.gtp.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.experiments.gtp.board.RaceOutlooks.Outlook;
import org.sekilab.experiments.gtp.board.RaceOutlooks.Success;
import org.sekilab.model.Color;
import org.sekilab.model.Points;
import org.sekilab.model.text.Diagram;
import org.sekilab.search.Limit;
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
        Outlook outlook = new RaceOutlooks(ko).judge(race, own).orElseThrow();
        assertThat(outlook.prospects().lives()).isEqualTo(success);
        assertThat(outlook.prospects().captures()).isEqualTo(success);
        assertThat(outlook.move()).isEqualTo(hasMove ? MOVE : Points.PASS);
    }
}
