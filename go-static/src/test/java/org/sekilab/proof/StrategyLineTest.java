package org.sekilab.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sekilab.proof.StrategyLine.Kind;

class StrategyLineTest {
    @Test
    void numbersOfStatesCountFromTheLine() {
        assertThat(StrategyLine.parse("a 1 -2 3", 10))
                .isEqualTo(new StrategyLine(Kind.REPLIES, StrategyLine.PASS, List.of(11, 8, 13)));
        assertThat(StrategyLine.parse("d 4 2", 10)).isEqualTo(new StrategyLine(Kind.MOVE, 4, List.of(12)));
        assertThat(StrategyLine.parse("d p 1", 10))
                .isEqualTo(new StrategyLine(Kind.MOVE, StrategyLine.PASS, List.of(11)));
    }

    @Test
    void pairsAreLocalPoints() {
        assertThat(StrategyLine.parse("= 1 2 5 7", 10).numbers()).containsExactly(1, 2, 5, 7);
        assertThat(StrategyLine.parse("=", 10).kind()).isEqualTo(Kind.SETTLED);
        assertThat(StrategyLine.parse(".", 10).kind()).isEqualTo(Kind.REACHED);
    }

    @Test
    void otherLinesAreNamed() {
        assertThatThrownBy(() -> StrategyLine.parse("x 1", 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("'x' is no kind of state");
    }
}
