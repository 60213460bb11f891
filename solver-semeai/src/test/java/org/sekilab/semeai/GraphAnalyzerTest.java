package org.sekilab.semeai;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.Points;
import org.sekilab.model.Seeds;
import org.sekilab.model.text.Diagram;

/** The verdicts of counting are true. */
class GraphAnalyzerTest {
    private static final GraphAnalyzer ANALYZER = new GraphAnalyzer();

    @Test
    void verdictIsThatOfEnumerationAndTheMoveKeepsIt() {
        int answers = 0;
        for (OracleRace race : OracleRace.all()) {
            for (Color first : Color.values()) {
                SemeaiResult result = ANALYZER.analyze(race.problem(), first);
                if (result.verdict() != SemeaiVerdict.UNKNOWN) {
                    race.check(first, result);
                    answers++;
                }
            }
        }
        assertThat(answers).isGreaterThan(200);
    }

    @RepeatedTest(40)
    void verdictIsThatOfTheSearch(RepetitionInfo run) {
        long seed = Seeds.next(run);
        Random random = new Random(seed);
        int shared = random.nextInt(4);
        RaceBoard board = new RaceBoard(
                random.nextInt(5) + (shared == 0 ? 1 : 0),
                random.nextInt(5) + (shared == 0 ? 1 : 0),
                shared,
                RaceBoard.row(random.nextInt(3)),
                RaceBoard.row(random.nextInt(3)));
        for (Color first : Color.values()) {
            assertThat(ANALYZER.analyze(board.problem(), first).verdict())
                    .as(
                            "seed %d, %s first%n%s",
                            seed, first, Diagram.format(board.problem().position()))
                    .isEqualTo(Engines.SEARCH.analyze(board.problem(), first).verdict());
        }
    }

    /** Search judges the position after the move. Where a pass loses, a stone goes into an eye of two points. */
    @Test
    void moveKeepsASeki() {
        int sekis = 0;
        int passesThatLose = 0;
        for (int blackOutside = 0; blackOutside <= 2; blackOutside++) {
            for (int shared = 0; shared <= 3; shared++) {
                for (int eyes = 0; eyes < 9; eyes++) {
                    List<String> blackEye = RaceBoard.row(eyes / 3);
                    List<String> whiteEye = RaceBoard.row(eyes % 3);
                    boolean isRace = shared > 0 || eyes % 3 > 0 && blackOutside + eyes / 3 > 0;
                    SemeaiProblem problem =
                            new RaceBoard(blackOutside, 0, isRace ? shared : 1, blackEye, whiteEye).problem();
                    SemeaiResult result = ANALYZER.analyze(problem, Color.BLACK);
                    if (result.verdict() == SemeaiVerdict.SEKI) {
                        assertThat(verdictAfter(
                                        problem, result.principalVariation().get(0)))
                                .as("%s%n%s", result, Diagram.format(problem.position()))
                                .isEqualTo(SemeaiVerdict.SEKI);
                        sekis++;
                        passesThatLose += verdictAfter(problem, Points.PASS) == SemeaiVerdict.SEKI ? 0 : 1;
                    }
                }
            }
        }
        assertThat(sekis).isGreaterThan(20);
        assertThat(passesThatLose).isPositive();
    }

    private static SemeaiVerdict verdictAfter(SemeaiProblem problem, int move) {
        Board board = new Board(problem.position());
        board.play(move);
        SemeaiProblem after = new SemeaiProblem(board.toPosition(), problem.black(), problem.white(), KoWinner.NONE);
        return Engines.SEARCH.analyze(after, Color.WHITE).verdict();
    }

    /**
     * By [N05] 5.3 (1), white moving first captures with at least D + d_B - 1 liberties; this does not hold if D is 0.
     */
    @ParameterizedTest
    @CsvSource({
        "2, 1, 0, BLACK_WINS",
        "1, 1, 2, SEKI",
        "1, 1, 1, WHITE_WINS",
        "2, 2, 1, WHITE_WINS",
        "3, 2, 0, BLACK_WINS"
    })
    void withoutSharedLibertiesThePaperCountsOneTooMany(int black, int white, int shared, SemeaiVerdict verdict) {
        SemeaiProblem problem = new RaceBoard(black, white, shared, RaceBoard.NO_EYE, RaceBoard.NO_EYE).problem();
        assertThat(Engines.SEARCH.analyze(problem, Color.WHITE).verdict()).isEqualTo(verdict);
        assertThat(ANALYZER.analyze(problem, Color.WHITE).verdict()).isEqualTo(verdict);
    }

    @Test
    void largerEyesAreLeftToOthers() {
        SemeaiProblem problem = new RaceBoard(1, 3, 1, RaceBoard.row(3), RaceBoard.NO_EYE).problem();
        assertThat(ANALYZER.analyze(problem, Color.WHITE).verdict()).isEqualTo(SemeaiVerdict.UNKNOWN);
    }
}
