package org.sekilab.semeai;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;
import org.sekilab.search.Statistics;

/** The bent four in the corner, and other endless kos: a ko in play, dead by convention. */
class BentFourAnalyzerTest {
    private static final SemeaiConfig CONFIG = SemeaiConfig.of(Limits.DEFAULT
            .withTime(Duration.ofMinutes(10))
            .withMaxNodes(300_000)
            .withTableBytes(4L << 20));
    private static final SemeaiAnalyzer LIFE = new LifeAnalyzer(
            SearchAnalyzer.forLife(Engines.ALPHA_BETA, CONFIG),
            new AutoAnalyzer(List.of(new GraphAnalyzer(), new SearchAnalyzer(Engines.ALPHA_BETA, CONFIG))));
    private static final SemeaiAnalyzer CONVENTION = new BentFourAnalyzer(LIFE, Limits.DEFAULT);

    /** The three white stones become four with a stone at C1; black takes them, and they bend around the corner. */
    private static final String BENT_FOUR = """
            O O O O O .
            X X O . O O
            . X O O O O
            O X X X O .
            O O . X O O
            """;

    @ParameterizedTest
    @CsvSource({"BLACK", "WHITE"})
    void ownerHoldsByThreatsAlone(Color first) {
        SemeaiProblem problem = bentFour();
        assertThat(LIFE.analyze(problem, first).verdict()).isEqualTo(SemeaiVerdict.WHITE_WINS);
        assertThat(LIFE.analyze(problem.withKoWinner(KoWinner.BLACK), first).verdict())
                .isNotIn(SemeaiVerdict.WHITE_WINS, SemeaiVerdict.BLACK_WINS);
    }

    @ParameterizedTest
    @CsvSource({"BLACK", "WHITE"})
    void ownerIsDeadByConvention(Color first) {
        SemeaiProblem problem = bentFour();
        for (KoWinner winner : KoWinner.values()) {
            SemeaiResult result = CONVENTION.analyze(problem.withKoWinner(winner), first);
            assertThat(result.verdict()).as("%s wins kos", winner).isEqualTo(SemeaiVerdict.WHITE_WINS);
            assertThat(result.isProved()).isFalse();
        }
    }

    /** The statistics count all questions, even if the later ones change nothing. */
    @ParameterizedTest
    @CsvSource({"BLACK, BLACK", "BLACK, WHITE", "WHITE, BLACK", "WHITE, WHITE", "NONE, BLACK"})
    void allQuestionsCount(KoWinner winner, Color first) {
        List<Statistics> asked = new ArrayList<>();
        SemeaiAnalyzer counting = (problem, mover) -> {
            SemeaiResult result = LIFE.analyze(problem, mover);
            asked.add(result.statistics());
            return result;
        };
        Statistics all = new BentFourAnalyzer(counting, Limits.DEFAULT)
                .analyze(bentFour().withKoWinner(winner), first)
                .statistics();
        assertThat(all).isEqualTo(asked.stream().reduce(Statistics.NONE, Statistics::plus));
        assertThat(all.nodes()).isPositive();
        assertThat(asked).hasSize(winner == KoWinner.BLACK ? 4 : 1);
    }

    /** Play is endless, and the result without threats is unknown: the result is that of the first question. */
    @Test
    void questionsThatChangeNothingCountToo() {
        List<SemeaiResult> answers = new ArrayList<>();
        SemeaiAnalyzer endless = (problem, mover) -> {
            Statistics statistics = new Statistics(1L << 4 * answers.size(), 0, 0, 0, 0, 0, 0);
            Limit limit = problem.koWinner() == KoWinner.NONE ? Limit.NODES : Limit.REPETITION;
            answers.add(
                    new SemeaiResult(SemeaiVerdict.UNKNOWN, "search", Certainty.CERTAIN, limit, List.of(), statistics));
            return answers.get(answers.size() - 1);
        };
        SemeaiResult result = new BentFourAnalyzer(endless, Limits.DEFAULT)
                .analyze(bentFour().withKoWinner(KoWinner.BLACK), Color.BLACK);
        assertThat(answers).hasSize(2);
        assertThat(result.limit()).isEqualTo(Limit.REPETITION);
        assertThat(result.statistics().nodes()).isEqualTo(0x11);
    }

    /** White takes the ko at F1 again and again. If white ever connects it, white has the eye at C1 and no more. */
    @Test
    void blockThatOnlyTakesAKoForEverIsDeadByConvention() {
        Position position = Diagram.parse("""
                X X X X X X X
                X O O O O X X
                X O . O X . X
                """);
        int black = GtpPoints.parse(position.geometry(), "E1");
        PointSet alive = position.black().copy();
        alive.remove(black);
        SemeaiProblem problem =
                new SemeaiProblem(position, black, GtpPoints.parse(position.geometry(), "D1"), KoWinner.WHITE, alive);
        assertThat(LIFE.analyze(problem, Color.WHITE).limit()).isEqualTo(Limit.REPETITION);
        for (KoWinner winner : KoWinner.values()) {
            for (Color first : Color.values()) {
                assertThat(CONVENTION
                                .analyze(problem.withKoWinner(winner), first)
                                .verdict())
                        .as("%s wins kos, %s first", winner, first)
                        .isEqualTo(SemeaiVerdict.BLACK_WINS);
            }
        }
    }

    private static SemeaiProblem bentFour() {
        Position position = Diagram.parse(BENT_FOUR);
        int black = GtpPoints.parse(position.geometry(), "D1");
        int white = GtpPoints.parse(position.geometry(), "A1");
        return new SemeaiProblem(position, black, white, KoWinner.NONE);
    }
}
