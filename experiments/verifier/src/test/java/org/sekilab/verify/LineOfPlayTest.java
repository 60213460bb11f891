package org.sekilab.verify;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LineOfPlayTest {
    @Test
    void longLineIsRemembered() {
        LineOfPlay line = new LineOfPlay();
        for (int ply = 0; ply < 1_000; ply++) {
            line.add(3 * ply, 1L << ply % 60);
            assertThat(line.plies()).isEqualTo(ply + 1);
        }
        line.setLeft(0);
        assertThat(line.left()).isZero();
        for (int ply = 999; ply >= 0; ply--) {
            assertThat(line.state()).isEqualTo(3 * ply);
            assertThat(line.left()).isEqualTo(ply == 999 ? 0 : 1L << ply % 60);
            line.removeLast();
        }
        assertThat(line.plies()).isZero();
    }
}
