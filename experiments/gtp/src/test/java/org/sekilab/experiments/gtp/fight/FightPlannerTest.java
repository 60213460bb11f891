package org.sekilab.experiments.gtp.fight;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Comparator;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sekilab.experiments.gtp.board.RaceOutlooks;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Geometry;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.search.Limits;
import org.sekilab.semeai.LibertyCountAnalyzer;
import org.sekilab.semeai.SemeaiConfig;
import org.sekilab.statics.BensonSolver;

/** White lives at the top of each board, by two eyes. */
class FightPlannerTest {
    private static final Limits LIMITS =
            Limits.DEFAULT.withTime(Duration.ofMinutes(10)).withMaxNodes(200_000);

    /** The eye space of Black is a bulky five. */
    private static final String BULKY_FIVE = """
            . O . O O
            O O O O O
            X X X X O
            . . . X O
            . . X X O
            X X X O O
            """;

    /** The eye space on the left has three points in a row, and that on the right five in a bulky five. */
    private static final String TWO_FIGHTS = """
            O O O O . O . O O O
            O O O O O O O O O O
            X X X X O O X X X X
            . . . X O O X . . .
            X X X X O O X X . .
            O O O O O O O X X X
            """;

    @ParameterizedTest
    @EnumSource(Color.class)
    void vitalPointComesFirst(Color mover) {
        assertThat(best(BULKY_FIVE, mover)).isEqualTo("B3");
    }

    /** Black has three points and nine stones on the left, and five points and ten stones on the right. */
    @ParameterizedTest
    @EnumSource(Color.class)
    void largerOfTwoFightsComesFirst(Color mover) {
        assertThat(best(TWO_FIGHTS, mover)).isEqualTo("J3");
    }

    /** Four points in a row are two eyes. */
    @ParameterizedTest
    @EnumSource(Color.class)
    void settledBoardHasNothingToPlay(Color mover) {
        assertThat(plan("""
                . O . O O O
                O O O O O O
                X X X X X O
                . . . . X O
                """, mover)).isEmpty();
    }

    /** Guesses tell of races alone here, as a search with one node plays no fight to its end. */
    @ParameterizedTest
    @EnumSource(Color.class)
    void guessesCountOnlyAboutManyPoints(Color mover) {
        Limits none = LIMITS.withMaxNodes(1);
        assertThat(plan("""
                . X . O X . O . O
                X X . O X . O O O
                . X . O X . O . O
                X X X X O O O O O
                """, mover, none).values()).as("12 points twice").anyMatch(value -> value >= 24);
        assertThat(plan("""
                . X . O X . O . O
                X X . O X . O O O
                . X X X O O O . O
                """, mover, none)).as("8 points twice").isEmpty();
    }

    private static String best(String diagram, Color mover) {
        Geometry geometry = Diagram.parse(diagram).geometry();
        int move = plan(diagram, mover).entrySet().stream()
                .max(Comparator.comparingDouble(Map.Entry::getValue))
                .orElseThrow()
                .getKey();
        return GtpPoints.format(geometry, move);
    }

    private static Map<Integer, Double> plan(String diagram, Color mover) {
        return plan(diagram, mover, LIMITS);
    }

    private static Map<Integer, Double> plan(String diagram, Color mover, Limits limits) {
        Position position = Diagram.parse(diagram);
        RaceOutlooks races =
                new RaceOutlooks(new LibertyCountAnalyzer(SemeaiConfig.of(LIMITS)), LIMITS, RaceOutlooks.Gaps.LEFT);
        return new FightPlanner(limits, races)
                .plan(new BensonSolver(new FloodRegionFinder()).solve(position), mover)
                .worth();
    }
}
