package org.sekilab.statics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.Seeds;
import org.sekilab.model.text.Diagram;

/** The fewest points of a side, on boards that can be counted by hand. */
class AreaBoundTest {
    private static final AreaBound BOUND = new AreaBound(new FloodRegionFinder());
    private static final AlternatingPlaySolver SOLVER = new AlternatingPlaySolver(new FloodRegionFinder());

    /** Ten points each, and five between them that no proof uses. */
    @Test
    void theSideToMoveGetsTheOddPoint() {
        Position position = Diagram.parse("""
            . X . O .
            X X . O O
            . X . O .
            X X . O O
            . X . O .
            """);
        assertThat(BOUND.of(toMove(position, Color.BLACK), Color.BLACK)).isEqualTo(13);
        assertThat(BOUND.of(toMove(position, Color.WHITE), Color.BLACK)).isEqualTo(12);
        assertThat(BOUND.of(toMove(position, Color.WHITE), Color.WHITE)).isEqualTo(13);
        assertThat(BOUND.of(toMove(position, Color.BLACK), Color.WHITE)).isEqualTo(12);
    }

    /** White D4 threatens to cut at C3. Black has to answer, then White takes D1 as well, and Black has 13 points. */
    @Test
    void aPointThatThreatensIsNotTakenInTurns() {
        Position position = Diagram.parse("""
            . X X . . .
            X X . X O O
            . X X O O .
            X X X . O O
            """);
        Position whiteFirst = toMove(position, Color.WHITE);
        assertThat(new AlternatingPlaySolver(new FloodRegionFinder())
                        .solve(whiteFirst)
                        .safePoints(Color.BLACK)
                        .size())
                .isEqualTo(13);
        assertThat(BOUND.of(whiteFirst, Color.BLACK)).isBetween(1, 13);
    }

    @Test
    void nothingIsKnownOfAnEmptyBoard() {
        assertThat(BOUND.of(Diagram.parse(". . .\n. . .\n. . ."), Color.BLACK)).isZero();
    }

    /** No bound is above what all play on a small board tells. */
    @RepeatedTest(1)
    void boundHoldsOnRandomBoards(RepetitionInfo run) {
        Random random = new Random(Seeds.next(run));
        int judged = 0;
        int above = 0; // what the safe points alone do not give
        for (int i = 0; i < 30_000; i++) {
            Position position = next(random);
            int bound = position.findBlockWithoutLiberty().isPresent() ? 0 : BOUND.of(position, Color.BLACK);
            if (bound > 0) {
                Optional<Boolean> isReached = new PlainArea(position, Color.BLACK).reaches(bound);
                assertThat(isReached.orElse(true))
                        .as("%d in%n%s", bound, position)
                        .isTrue();
                judged += isReached.isPresent() ? 1 : 0;
                above += isReached.isPresent()
                                && bound
                                        > SOLVER.solve(position)
                                                .safePoints(Color.BLACK)
                                                .size()
                        ? 1
                        : 0;
            }
        }
        assertThat(judged).isGreaterThan(500);
        assertThat(above).isPositive();
    }

    private static Position next(Random random) {
        Geometry geometry = Geometry.of(3 + random.nextInt(2), 3 + random.nextInt(2));
        PointSet black = new PointSet(geometry);
        PointSet white = new PointSet(geometry);
        double share = 0.5 + 0.4 * random.nextDouble();
        for (int point = 0; point < geometry.area(); point++) {
            if (random.nextInt(10) > 2) {
                (random.nextDouble() < share ? black : white).add(point);
            }
        }
        return Position.of(black, white, random.nextBoolean() ? Color.BLACK : Color.WHITE);
    }

    private static Position toMove(Position position, Color color) {
        return Position.of(position.black(), position.white(), color);
    }
}
