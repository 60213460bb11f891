package org.sekilab.safety.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.text.Diagram;

class PatienceTest {
    @Test
    void blockIsGivenUpAfterSoManyOpenSearchesOfItsOwn() {
        List<Block> blocks =
                new FloodRegionFinder().find(Diagram.parse("""
                        X . .
                        . . X
                        """), Color.BLACK).blocks();
        Patience patience = new Patience(3);
        patience.addOpen(blocks.get(0), 2);
        patience.addOpen(blocks.get(1), 0);
        assertThat(patience.isLostFor(blocks.get(0))).isFalse();
        patience.addOpen(blocks.get(0), 1);
        assertThat(patience.isLostFor(blocks.get(0))).isTrue();
        assertThat(patience.isLostFor(blocks.get(1))).isFalse();
    }
}
