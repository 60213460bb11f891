package org.sekilab.statics.groups;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;

/** The points that join blocks, the moves that separate them, and the captures of joined blocks. */
class StaticGroupTest {
    /** "The set of blocks connected by kosumi and/or takefu relations are static groups." */
    @ParameterizedTest
    @ValueSource(strings = {"""
                .....
                .X...
                ..X..
                .....
                """, """
                ......
                .X.X..
                .X.X..
                ......
                """})
    void diagonalMoveAndBambooJointJoin(String rows) {
        assertThat(Groups.groupAt(Diagram.parse(rows), "B3").blocks()).isEqualTo(2);
    }

    @Test
    void onePointJumpDoesNotJoin() {
        assertThat(Groups.groupAt(Diagram.parse("""
                .....
                .X.X.
                .....
                """), "B2").blocks()).isEqualTo(1);
    }

    /** White takes C1 and captures two stones when black captures it: a snapback. */
    @Test
    void pointThatASnapbackDecidesIsNotSafe() {
        StaticGroup group = Groups.groupAt(Diagram.parse("""
                . . . . . .
                O O O O . .
                X X . O X .
                """), "B1");
        assertThat(group.safeConnectingPoints().isEmpty()).isTrue();
    }

    /**
     * Each of the two blocks at D1 is joined only by it. A white stone there has one liberty and is captured at once.
     */
    @Test
    void pointWhereTheOpponentIsCapturedIsSafe() {
        Position position = Diagram.parse("""
                . . . . . . .
                . X X . X X .
                . X O . O X .
                . X X . X X .
                . . . X . . .
                """);
        assertThat(Groups.ANALYZER.analyze(position).groups(Color.BLACK)).hasSize(1);
    }

    private static final String CHAIN = """
            %s X . X X . X X . .
            O X X O O X X . . .
            O %s O O O O . . . .
            . O . . . . . . . .
            """;

    /**
     * Black's blocks at B4 and D4 have C4 and F4 as connections and one more liberty. Taking it captures two blocks.
     */
    @Test
    void chainOfFalseEyesWithOneEffectiveLibertyIsShort() {
        Position position = Diagram.parse(CHAIN.formatted(".", "O"), Color.WHITE);
        StaticGroup group = Groups.groupAt(position, "B4");
        assertThat(group.blocks()).isEqualTo(3);
        assertThat(group.safeConnectingPoints()).isEqualTo(Groups.points(position.geometry(), "C4 F4"));
        assertThat(group.isShortOfLiberties()).isTrue();

        Board board = new Board(position);
        for (String move : new String[] {"A4", "C4", "F4"}) {
            board.play(GtpPoints.parse(position.geometry(), move));
        }
        assertThat(board.capturedCount(Color.BLACK)).isEqualTo(6);
    }

    @Test
    void oneMoreLibertyIsEnough() {
        Position position = Diagram.parse(CHAIN.formatted(".", "."), Color.WHITE);
        StaticGroup group = Groups.groupAt(position, "B4");
        assertThat(group.blocks()).isEqualTo(3);
        assertThat(group.isShortOfLiberties()).isFalse();
    }
}
