package org.sekilab.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.sekilab.model.text.Diagram;

/** Positions that the rules do not allow are told. */
class PositionTest {
    @Test
    void blockWithoutALibertyIsNamed() {
        Position position = Diagram.parse("""
                X X O
                O O .
                """);
        assertThatThrownBy(position::requireLiberties)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the block at A2 has no liberty");
    }

    @Test
    void positionWhoseBlocksHaveLibertiesIsReturned() {
        Position position = Diagram.parse("""
                X . O
                O O .
                """);
        assertThat(position.requireLiberties()).isSameAs(position);
    }
}
