package org.sekilab.model.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;

class DiagramTest {
    private static final Geometry GEOMETRY = Geometry.of(4, 3);
    private static final Position POSITION =
            Position.of(PointSet.of(GEOMETRY, 8, 5), PointSet.of(GEOMETRY, 3, 6), Color.BLACK);

    @Test
    void topRowComesFirst() {
        assertThat(Diagram.parse("""
                X . . .
                . X O .
                . . . O
                """)).isEqualTo(POSITION);
    }

    @Test
    void spacesBlankLinesAndTheSignOfBlackMeanNothing() {
        assertThat(Diagram.parse("\n #...\r\n\n\t. X O.\n...O")).isEqualTo(POSITION);
    }

    @Test
    void theSideToMoveIsBlackUnlessSaid() {
        assertThat(Diagram.parse("..\n..").toMove()).isEqualTo(Color.BLACK);
        assertThat(Diagram.parse("..\n..", Color.WHITE).toMove()).isEqualTo(Color.WHITE);
    }

    @Test
    void theFrameHasCoordinatesOnFourSides() {
        assertThat(Diagram.formatWithFrame(POSITION)).isEqualTo("""
                   A B C D
                 3 X . . . 3
                 2 . X O . 2
                 1 . . . O 1
                   A B C D
                """);
    }

    @Test
    void whatIsPrintedReadsBackForEverySize() {
        for (int width = Geometry.MIN_SIZE; width <= Geometry.MAX_SIZE; width++) {
            for (int height = Geometry.MIN_SIZE; height <= Geometry.MAX_SIZE; height++) {
                Geometry geometry = Geometry.of(width, height);
                Position position = Position.of(
                        PointSet.of(geometry, 0, 3), PointSet.of(geometry, 1, geometry.area() - 2), Color.BLACK);
                assertThat(Diagram.parse(Diagram.format(position))).isEqualTo(position);
                assertThat(Diagram.parse(Diagram.formatWithFrame(position))).isEqualTo(position);
            }
        }
    }

    @Test
    void rowsOfDifferentWidthAreRejected() {
        assertThatThrownBy(() -> Diagram.parse("....\n...\n...."))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("row 2 from the top, '...', has 3 points, but the first one has 4");
    }

    @Test
    void otherCharactersAreRejected() {
        assertThatThrownBy(() -> Diagram.parse("....\n..?."))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("row 2 from the top, '..?.': '?' is not one of '.', 'X', '#', 'O'");
        assertThatThrownBy(() -> Diagram.parse("....\n.1..")).hasMessageContaining("'1' is not one of");
    }

    @Test
    void textWithoutABoardIsRejected() {
        assertThatThrownBy(() -> Diagram.parse(" \n")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Diagram.parse("..")).isInstanceOf(IllegalArgumentException.class);
    }
}
