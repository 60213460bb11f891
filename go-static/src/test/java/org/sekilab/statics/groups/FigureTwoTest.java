package org.sekilab.statics.groups;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;

/**
 * All statements of [N05] 3.2 to 3.4 about the white group of figure 2, on a board that fits it. The group has five
 * blocks with 2, 5, 4, 2 and 4 liberties. Point e connects three of them and has an empty neighbor. f and h connect the
 * same two blocks. e and g are safe.
 */
class FigureTwoTest {
    private static final String E = "E5";
    private static final String F = "C4";
    private static final String G = "F8";
    private static final String H = "B5";

    static final Position FIGURE = Diagram.parse("""
            8 . . . . O . O . .
            7 . . . . O O X . .
            6 X . O X O X . . .
            5 O . O O . O . . .
            4 O X . X . X . . .
            3 O O O X . . . . .
            2 . . X . . . . . .
            1 . . . . . . . . .
            """, Color.WHITE);
    private static final Geometry GEOMETRY = FIGURE.geometry();

    @ParameterizedTest
    @CsvSource({"C5, 5", "A4, 4", "F5, 2", "E6, 4", "G8, 2"})
    void blocksHaveTheLibertiesOfThePaper(String stone, int liberties) {
        Board board = new Board(FIGURE);
        assertThat(board.libertyCount(board.blockAt(GtpPoints.parse(GEOMETRY, stone))))
                .isEqualTo(liberties);
    }

    @Test
    void blocksFormOneStaticGroup() {
        StaticGroup group = Groups.groupAt(FIGURE, "C5");
        assertThat(group.blocks()).isEqualTo(5);
        assertThat(group.stones()).isEqualTo(FIGURE.white());
        assertThat(group.connectingPoints()).isEqualTo(Groups.points(GEOMETRY, String.join(" ", E, F, G, H)));
        assertThat(group.safeConnectingPoints()).isEqualTo(Groups.points(GEOMETRY, String.join(" ", E, G)));
    }

    /** "(2+5+4+2+4)-(2+2+2+3)+1-2=7": the liberty that filling e adds is one of them. */
    @Test
    void groupHasTheEffectiveLibertiesOfThePaper() {
        StaticGroup group = Groups.groupAt(FIGURE, "C5");
        assertThat(group.effectiveLibertyCount()).isEqualTo(7);
        assertThat(group.effectiveLiberties()).isEqualTo(Groups.points(GEOMETRY, "C7 B6 A2 B2 D7 D8 G5 H8 E4"));
        assertThat(group.liberties().size()).isEqualTo((2 + 5 + 4 + 2 + 4) - (1 + 1 + 1 + 2));
    }

    /** Without a second point, the two blocks at f and h are two groups. The opponent takes the only point. */
    @Test
    void oneUnsafeConnectingPointJoinsNothing() {
        Position taken =
                Position.of(FIGURE.black().copy().add(GtpPoints.parse(GEOMETRY, H)), FIGURE.white(), Color.WHITE);
        assertThat(Groups.groupAt(taken, "C5").blocks()).isEqualTo(4);
        assertThat(Groups.groupAt(taken, "A4").blocks()).isEqualTo(1);
    }
}
