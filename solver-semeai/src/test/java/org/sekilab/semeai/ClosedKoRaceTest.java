package org.sekilab.semeai;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.Seeds;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.search.Limits;

/** Races right after a ko was taken. The side to move may not retake it, unless the ko model lets it. */
class ClosedKoRaceTest {
    private static final AutoAnalyzer AUTO = AutoAnalyzer.of(Engines.ALPHA_BETA, Engines.CONFIG);
    private static final List<SemeaiAnalyzer> ANALYZERS = List.of(
            AUTO,
            Engines.SEARCH,
            new BoundsAnalyzer(Engines.ALPHA_BETA, Engines.CONFIG),
            new LibertyCountAnalyzer(Engines.CONFIG),
            new GraphAnalyzer(Limits.DEFAULT));

    /** Black takes the ko at A4. White would win by the retake at A3. So Black connects there, and White is lost. */
    private static final String TAKES = """
            . O .
            O X X
            X X X
            . . O
            """;

    static Stream<SemeaiAnalyzer> analyzers() {
        return ANALYZERS.stream();
    }

    /** Once, two analyzers were certain that White wins. */
    @ParameterizedTest
    @MethodSource("analyzers")
    void theRetakeThatIsForbiddenWinsNothing(SemeaiAnalyzer analyzer) {
        Position position = played(TAKES, "A4");
        int black = GtpPoints.parse(position.geometry(), "A4");
        int white = GtpPoints.parse(position.geometry(), "C1");
        SemeaiProblem fair = new SemeaiProblem(position, black, white, KoWinner.NONE);
        assertThat(analyzer.analyze(fair, Color.WHITE).verdict()).isIn(SemeaiVerdict.BLACK_WINS, SemeaiVerdict.UNKNOWN);
        SemeaiProblem retaken = new SemeaiProblem(position, black, white, KoWinner.WHITE);
        assertThat(analyzer.analyze(retaken, Color.WHITE).verdict())
                .isIn(SemeaiVerdict.WHITE_WINS, SemeaiVerdict.UNKNOWN);
    }

    /** Proofs of two analyzers, for each ko model. */
    @RepeatedTest(3)
    void searchAgreesWithTheOtherAnalyzers(RepetitionInfo run) {
        Random random = new Random(Seeds.next(run));
        int compared = 0;
        while (compared < 60) {
            Position position = randomWithKo(Geometry.of(2 + random.nextInt(3), 3), random);
            int black = anyStone(position.black(), random);
            int white = anyStone(position.white(), random);
            for (KoWinner winner : KoWinner.values()) {
                SemeaiProblem problem = new SemeaiProblem(position, black, white, winner);
                SemeaiResult known = Engines.SEARCH.analyze(problem, position.toMove());
                SemeaiResult result = AUTO.analyze(problem, position.toMove());
                if (known.isProved() && result.isProved()) {
                    compared++;
                    assertThat(result.verdict())
                            .as("%s %s", problem, position.toMove())
                            .isEqualTo(known.verdict());
                }
            }
        }
    }

    /** The enumeration has rules of its own, so it sees a ban at the wrong point or of the wrong side. */
    @RepeatedTest(3)
    void searchAgreesWithEnumeration(RepetitionInfo run) {
        Random random = new Random(Seeds.next(run));
        int compared = 0;
        while (compared < 100) {
            Position position = randomWithKo(Geometry.of(2 + random.nextInt(2), 3), random);
            int black = anyStone(position.black(), random);
            int white = anyStone(position.white(), random);
            for (KoWinner winner : KoWinner.values()) {
                SemeaiProblem problem = new SemeaiProblem(position, black, white, winner);
                for (Color first : Color.values()) {
                    SemeaiResult known = Engines.SEARCH.analyze(problem, first);
                    if (known.isProved()) {
                        compared++;
                        assertThat(known.verdict())
                                .as("%s %s%n%s", winner, first, Diagram.format(position))
                                .isEqualTo(new LifeEnumeration(problem, LifeEnumeration.Aim.CAPTURE).verdict(first));
                    }
                }
            }
        }
    }

    private static Position played(String diagram, String move) {
        Board board = new Board(Diagram.parse(diagram));
        board.play(GtpPoints.parse(board.geometry(), move));
        assertThat(board.koPoint()).isNotEqualTo(Points.NONE);
        return board.toPosition();
    }

    /** A position of a random game in which the last move has taken a ko. */
    private static Position randomWithKo(Geometry geometry, Random random) {
        Board board = new Board(Position.empty(geometry));
        while (board.koPoint() == Points.NONE || board.toPosition().black().isEmpty()) {
            int move = random.nextInt(board.geometry().area());
            board.play(board.isLegal(move) ? move : Points.PASS);
        }
        return board.toPosition();
    }

    private static int anyStone(PointSet stones, Random random) {
        int[] points = stones.toArray();
        return points[random.nextInt(points.length)];
    }
}
