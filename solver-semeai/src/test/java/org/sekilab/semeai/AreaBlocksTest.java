package org.sekilab.semeai;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.semeai.area.AreaBlocks;
import org.sekilab.semeai.area.SemeaiArea;

/** The two essential blocks, and then the stones between them. */
class AreaBlocksTest {
    /** A black eye of three points with a white stone in the middle, and a white eye with two black stones apart. */
    private static final SemeaiProblem PROBLEM = new RaceBoard(2, 1, 1, List.of(".x."), List.of("x.x")).problem();

    private final SemeaiArea area = Walls.areaOf(PROBLEM);
    private final AreaBlocks blocks = new AreaBlocks(area);

    @Test
    void essentialBlocksComeFirst() {
        for (Color color : Color.values()) {
            AreaBlocks.Block block = blocks.get(color == Color.BLACK ? AreaBlocks.BLACK : AreaBlocks.WHITE);
            assertThat(block.color()).isEqualTo(color);
            assertThat(block.size()).isEqualTo(PROBLEM.essentialBlock(color).size());
            assertThat(block.stones()).isZero();
            assertThat(block.exterior()).isEqualTo(area.exterior(color));
        }
    }

    /** Black stones come before white ones. */
    @Test
    void otherBlocksHaveTheirStonesAndNeighbors() {
        assertThat(blocks.count()).isEqualTo(2 + 2 + 1);
        for (int i = 2; i < blocks.count(); i++) {
            AreaBlocks.Block block = blocks.get(i);
            assertThat(block.color()).isEqualTo(i < 4 ? Color.BLACK : Color.WHITE);
            assertThat(block.size()).isEqualTo(1);
            assertThat(Long.bitCount(block.stones())).isEqualTo(1);
            assertThat(block.exterior()).isEqualTo(area.around(block.stones()));
        }
    }

    @Test
    void emptyPointsAreThoseWithoutStones() {
        assertThat(Long.bitCount(blocks.empty())).isEqualTo(2 + 1 + 1 + 2 + 1);
        assertThat(blocks.empty() & (area.stones(Color.BLACK) | area.stones(Color.WHITE)))
                .isZero();
        assertThat(blocks.empty() | area.stones(Color.BLACK) | area.stones(Color.WHITE))
                .isEqualTo(area.all());
    }
}
