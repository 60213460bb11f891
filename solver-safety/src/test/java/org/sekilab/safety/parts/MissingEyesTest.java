package org.sekilab.safety.parts;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.safety.LocalBoards;

/** Each group needs two eyes, and has those elsewhere. */
class MissingEyesTest {
    /** C2 is the only common liberty of the two blocks. */
    private static final String TWO_BLOCKS = """
            O O O O O
            X X X . O
            . . . X O
            . . . X O
            """;

    @Test
    void eyesElsewhereAreNotMissing() {
        assertThat(proof(0, 0)).isEqualTo(4);
        assertThat(proof(1, 0)).isEqualTo(3);
        assertThat(proof(1, 1)).isEqualTo(2);
        assertThat(proof(LocalShape.ALIVE, 0)).isEqualTo(2);
        assertThat(proof(LocalShape.ALIVE, LocalShape.ALIVE)).isZero();
    }

    @Test
    void joinedBlocksLackTheEyesOfOneGroup() {
        LocalBoard board = LocalBoards.inCorner(TWO_BLOCKS, Color.BLACK);
        LeafInitializer.OnBoard leaves = new MissingEyes().on(board);
        board.play(LocalBoards.local(board, "B1"));
        assertThat(leaves.proof()).isEqualTo(4);
        board.undo();
        board.play(LocalBoards.local(board, "C2"));
        assertThat(leaves.proof()).isEqualTo(2);
        assertThat(leaves.disproof()).isEqualTo(1);
    }

    private static int proof(long... eyes) {
        return new MissingEyes()
                .on(LocalBoards.inCorner(TWO_BLOCKS, Color.BLACK, eyes))
                .proof();
    }
}
