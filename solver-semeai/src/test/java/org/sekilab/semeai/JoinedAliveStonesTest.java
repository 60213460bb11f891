package org.sekilab.semeai;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.search.Limits;

/** Races in which an essential block is joined to stones that the problem names as alive, or can be joined to them. */
class JoinedAliveStonesTest {
    /** White A1 reaches the wall of two eyes by A2. Black has two eyes, too. */
    private static final Position TWO_EYES = Diagram.parse("""
            O.O.OX.XX
            OOOOOXXXX
            .XXXXXX.X
            O.XXXXXXX
            """);

    /** White A1 reaches the wall of two eyes by A2. Black has one eye. */
    private static final Position ONE_EYE = Diagram.parse("""
            O.O.OXXXX
            OOOOOXXXX
            .XXXXXXXX
            O.XXXXX.X
            """);

    private static final Map<String, SemeaiAnalyzer> ANALYZERS = Map.of(
            "graph", new GraphAnalyzer(),
            "static", new LibertyCountAnalyzer(Engines.CONFIG),
            "bounds", new BoundsAnalyzer(Engines.ALPHA_BETA, Engines.CONFIG),
            "search", Engines.SEARCH,
            "auto", AutoAnalyzer.of(Engines.ALPHA_BETA, Engines.CONFIG));

    @ParameterizedTest
    @CsvSource({"'', ''", "A4, ''", "A4, F4"})
    void twoSidesWithTwoEyesLive(String wall, String black) {
        PointSet alive = blocks(TWO_EYES, wall).unite(blocks(TWO_EYES, black));
        SemeaiProblem problem = problem(TWO_EYES, "C1", "A1", alive);
        assertThat(answersAfter(problem, "A2", SemeaiVerdict.SEKI)).isPositive();
    }

    @ParameterizedTest
    @CsvSource({"''", "A4"})
    void whiteCapturesABlockWithOneEye(String wall) {
        SemeaiProblem problem = problem(ONE_EYE, "C1", "A1", blocks(ONE_EYE, wall));
        assertThat(answersAfter(problem, "A2", SemeaiVerdict.WHITE_WINS)).isPositive();
    }

    /** The block of a problem has the alive stones from the start. */
    @Test
    void theStonesOfAnEssentialBlockAreNoKnowledge() {
        SemeaiProblem problem = problem(ONE_EYE, "C1", "A4", blocks(ONE_EYE, "A4, A1"));
        assertThat(problem.alive()).isEqualTo(blocks(ONE_EYE, "A1"));
        assertThat(problem.withColorsSwapped().alive()).isEqualTo(problem.alive());
        ANALYZERS.forEach((name, analyzer) -> assertThat(
                        analyzer.analyze(problem, Color.WHITE).verdict())
                .as(name)
                .isNotIn(SemeaiVerdict.BLACK_WINS, SemeaiVerdict.SEKI));
    }

    /** Black A2 captures A1 and B1, so the problem is wrong about them. White A2 joins them. */
    @Test
    void noMoveOfABoardIsAnError() {
        Position position = Diagram.parse("""
                O.
                OO
                .X
                OO
                """);
        SemeaiProblem problem = problem(position, "B2", "A4", blocks(position, "A1"));
        for (Color first : Color.values()) {
            ANALYZERS.forEach((name, analyzer) -> assertThat(RaceMoves.find(analyzer, problem, first, Limits.DEFAULT)
                            .results())
                    .as("%s, %s first", name, first)
                    .isNotEmpty());
        }
    }

    /** Checks the verdicts after a move of white. Returns the number of analyzers that have one. */
    private static int answersAfter(SemeaiProblem problem, String move, SemeaiVerdict truth) {
        int answers = 0;
        int point = GtpPoints.parse(problem.position().geometry(), move);
        for (Map.Entry<String, SemeaiAnalyzer> analyzer : ANALYZERS.entrySet()) {
            RaceMoves moves = RaceMoves.find(analyzer.getValue(), problem, Color.WHITE, Engines.CONFIG.limits());
            SemeaiVerdict verdict =
                    Objects.requireNonNull(moves.results().get(point)).verdict();
            assertThat(verdict).as(analyzer.getKey()).isIn(truth, SemeaiVerdict.UNKNOWN);
            answers += verdict == truth ? 1 : 0;
        }
        return answers;
    }

    private static SemeaiProblem problem(Position position, String black, String white, PointSet alive) {
        return new SemeaiProblem(
                position,
                GtpPoints.parse(position.geometry(), black),
                GtpPoints.parse(position.geometry(), white),
                KoWinner.NONE,
                alive);
    }

    /** The blocks that have stones at named points. */
    private static PointSet blocks(Position position, String names) {
        PointSet blocks = new PointSet(position.geometry());
        for (int stone : GtpPoints.parseList(position.geometry(), names)) {
            Color color = position.black().contains(stone) ? Color.BLACK : Color.WHITE;
            blocks.unite(PointSet.of(position.geometry(), stone).flood(position.stones(color)));
        }
        return blocks;
    }
}
