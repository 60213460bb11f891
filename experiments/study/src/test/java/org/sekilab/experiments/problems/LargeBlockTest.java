package org.sekilab.experiments.problems;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.text.Diagram;

class LargeBlockTest {
    @Test
    void threeStonesAreEnough() {
        assertThat(LargeBlock.of(Diagram.parse("""
                        O O . . .
                        O . X X X
                        . O O . .
                        X X . X .
                        """)))
                .extracting(LargeBlock::defender)
                .containsExactly(Color.BLACK, Color.WHITE);
    }
}
