package org.sekilab.life.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;

class UnconditionalTest {
    /** Black has two eyes in the corner; White has a stone in the second one. */
    private static final Position TWO_EYES = Diagram.parse("""
            O O O O O O .
            X X X X X O .
            . X O . X O .
            """);

    private static final LocalBoard BOARD = board(TWO_EYES);

    private static LocalBoard board(Position position) {
        PointSet none = new PointSet(position.geometry());
        PointSet all = PointSet.board(position.geometry());
        LocalShape shape = LocalShape.ofArea(Color.BLACK, all, none, none, List.of(), new long[0]);
        return new LocalBoard(shape, position, Color.WHITE);
    }

    private static long mask(String names) {
        Geometry geometry = TWO_EYES.geometry();
        return BOARD.shape().mask(PointSet.of(geometry, GtpPoints.parseList(geometry, names)));
    }

    @Test
    void stonesLiveOnTheZoneOfTheirEyes() {
        long zone = mask("A1 B1 C1 D1 E1 A2 B2 C2 D2 E2");
        assertThat(Unconditional.lives(BOARD, living -> (living & mask("A2")) != 0, zone))
                .isTrue();
        assertThat(Unconditional.lives(BOARD, living -> (living & mask("C1")) != 0, zone))
                .isFalse();
    }

    /** What is beyond the zone is no eye, and the point beside it is open to the wall. */
    @Test
    void anEyeThatTheZoneCutsIsNone() {
        assertThat(Unconditional.lives(BOARD, living -> living != 0, mask("A1 B1 D1 E1 A2 B2 C2 D2 E2")))
                .isFalse();
        assertThat(Unconditional.lives(BOARD, living -> living != 0, mask("A1 B1 A2 B2 C2 D2 E2")))
                .isFalse();
    }
}
