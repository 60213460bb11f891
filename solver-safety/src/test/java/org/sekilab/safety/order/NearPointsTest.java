package org.sekilab.safety.order;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.safety.LocalBoards;

/** Black's block at the top is the group. The region below it has nine columns. */
class NearPointsTest {
    private static long near(String diagram) {
        LocalBoard board = LocalBoards.inCorner(diagram, Color.BLACK);
        long exterior = 0;
        for (long points : board.shape().blockExteriors()) {
            exterior |= points;
        }
        long near = new NearPoints(board).find(exterior);
        assertThat(near & ~board.empties()).isZero();
        return near;
    }

    private static long mask(String diagram, String names) {
        return LocalBoards.mask(LocalBoards.inCorner(diagram, Color.BLACK), names);
    }

    @Test
    void libertiesAndPointsBesideThemAreNear() {
        String room = """
                O O O O O
                X X X X O
                . . . X O
                . . . X O
                """;
        assertThat(near(room)).isEqualTo(mask(room, "A1 B1 C1 A2 B2 C2"));
    }

    /** White's stones at A2 to C2 have one liberty, at A1, which is not beside a liberty of Black. */
    @Test
    void libertiesOfWeakBlocksAreNear() {
        String weak = """
                O O O O O
                X X X X O
                O O O X O
                . X X X O
                """;
        assertThat(near(weak)).isEqualTo(mask(weak, "A1"));
    }
}
