package org.sekilab.statics;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;

/** The fewest points of a side, on boards that can be counted by hand. */
class AreaBoundTest {
    private static final AreaBound BOUND = new AreaBound(new FloodRegionFinder());

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

    private static Position toMove(Position position, Color color) {
        return Position.of(position.black(), position.white(), color);
    }
}
