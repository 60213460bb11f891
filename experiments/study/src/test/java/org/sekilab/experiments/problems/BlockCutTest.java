package org.sekilab.experiments.problems;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;

/** A cut has the block and its room as they were, and a living wall around. */
class BlockCutTest {
    /** The white block has four points in the corner, and black has left a way out at D3. */
    private static final Position GAME = Diagram.parse("""
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            X X X X . . . . .
            O O O . . . . . .
            O . O O X . . . .
            . . . O X . . . .
            """);

    private static final BlockCut.Size SMALL = new BlockCut.Size(1, 0);

    @Test
    void sidesStayAndTheRestIsAWallWithEyes() {
        BlockCut cut = BlockCut.of(GAME, block(), Color.WHITE, SMALL).orElseThrow();
        assertThat(Diagram.format(cut.position()).strip()).isEqualTo("""
                . X X X X .
                X X X X X X
                O O O . X X
                O . O O X X
                . . . O X .
                """.strip());
        assertThat(cut.position().geometry().name(cut.stone())).isEqualTo("D1");
        assertThat(cut.position().toMove()).isEqualTo(Color.WHITE);
        assertThat(cut.isEnclosed()).isFalse();
    }

    @Test
    void roomThatStonesOfTheGameCloseIsEnclosed() {
        PointSet black = GAME.black().copy().add(GAME.geometry().point(3, 2));
        Position closed = Position.of(black, GAME.white(), Color.WHITE);
        BlockCut cut = BlockCut.of(closed, block(), Color.WHITE, SMALL).orElseThrow();
        assertThat(cut.isEnclosed()).isTrue();
        assertThat(cut.room().size()).isEqualTo(12 - 1);
    }

    @Test
    void largerCutHasMoreOfTheGame() {
        BlockCut cut =
                BlockCut.of(GAME, block(), Color.WHITE, new BlockCut.Size(1, 1)).orElseThrow();
        assertThat(cut.position().stones(Color.WHITE).size()).isEqualTo(8 - 1);
        assertThat(cut.room().size()).isGreaterThan(12);
        assertThat(cut.isEnclosed()).isFalse();
    }

    @Test
    void cutsThatAreEqualComeOnce() {
        PointSet black = GAME.black().copy().add(GAME.geometry().point(3, 2));
        Position closed = Position.of(black, GAME.white(), Color.WHITE);
        List<BlockCut> cuts = BlockCut.around(
                closed, block(), Color.WHITE, List.of(SMALL, new BlockCut.Size(2, 0), new BlockCut.Size(3, 0)));
        assertThat(cuts).hasSize(1);
    }

    private static PointSet block() {
        return GAME.white().components().get(0);
    }
}
