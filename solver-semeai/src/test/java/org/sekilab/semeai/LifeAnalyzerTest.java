package org.sekilab.semeai;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.model.Color;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.search.Limits;

/** Small captures give no life, and the play after them counts. */
class LifeAnalyzerTest {
    private static final SearchAnalyzer LIVES = SearchAnalyzer.forLife(
            Engines.ALPHA_BETA,
            SemeaiConfig.of(Limits.DEFAULT
                    .withTime(Duration.ofMinutes(10))
                    .withMaxNodes(300_000)
                    .withTableBytes(4L << 20)));

    /** [N05] 5.2: black takes two, three or four stones on the edge; only the space of four in a row gives two eyes. */
    @ParameterizedTest
    @CsvSource({"2, BLACK, WHITE_WINS", "3, BLACK, WHITE_WINS", "4, BLACK, BLACK_WINS"})
    void capturerLivesIfThereIsRoomForTwoEyes(int stones, Color first, SemeaiVerdict verdict) {
        SemeaiProblem problem = captured(stones);
        assertThat(Engines.SEARCH.analyze(problem, first).verdict()).isEqualTo(SemeaiVerdict.BLACK_WINS);
        SemeaiResult result = LIVES.analyze(problem, first);
        assertThat(result.verdict())
                .as("%s%n%s", result, Diagram.format(problem.position()))
                .isEqualTo(verdict);
    }

    /**
     * In races with large blocks and eyes of plain kinds, each side that captures lives: playing on changes nothing.
     */
    @ParameterizedTest
    @CsvSource({"2, 2, 0, 0", "2, 3, 1, 0", "1, 1, 2, 0", "1, 2, 1, 1", "3, 1, 0, 1"})
    void largeCapturesDecide(int blackOutside, int whiteOutside, int shared, int blackEye) {
        SemeaiProblem problem =
                new RaceBoard(blackOutside, whiteOutside, shared, RaceBoard.row(blackEye), RaceBoard.NO_EYE).problem();
        LifeAnalyzer life = new LifeAnalyzer(LIVES, new GraphAnalyzer());
        for (Color first : Color.values()) {
            SemeaiResult result = life.analyze(problem, first);
            assertThat(result.verdict())
                    .isEqualTo(Engines.SEARCH.analyze(problem, first).verdict());
            assertThat(result.isProved()).isFalse();
        }
    }

    /** The verdict is no proof about the race: white gives two stones up here, and captures back. */
    @Test
    void verdictsAreNoProofs() {
        SemeaiResult result = new LifeAnalyzer(LIVES, Engines.SEARCH).analyze(captured(2), Color.BLACK);
        assertThat(result.verdict()).isEqualTo(SemeaiVerdict.WHITE_WINS);
        assertThat(result.isProved()).isFalse();
    }

    /**
     * White's stones have one liberty, at their right. The black stones around them have no outside liberty. The white
     * stones around black are alive.
     */
    private static SemeaiProblem captured(int stones) {
        int rest = 6 - stones;
        String diagram =
                """
                . O . O O O O O O O O O
                O O O O O O O O O O O O
                O X X X X X X X X X O O
                O X %s . %s X X O O
                """.formatted("O ".repeat(stones).strip(), "X ".repeat(rest - 1).strip());
        Position position = Diagram.parse(diagram);
        return new SemeaiProblem(position, point(position, "B1"), point(position, "C1"), KoWinner.NONE);
    }

    private static int point(Position position, String name) {
        return GtpPoints.parse(position.geometry(), name);
    }
}
