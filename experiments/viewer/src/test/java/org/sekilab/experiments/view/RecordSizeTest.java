package org.sekilab.experiments.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** How large records are. */
class RecordSizeTest {
    @Test
    void whatStandsInValuesIsNotCounted() {
        assertThat(size("(;AB[aa] [bb]\nC[a ; ( [ \\] ;];B[cc](;W[dd])(;W[ee]))"))
                .isEqualTo(new RecordSize(3, 4, 5, 6, 52));
        assertThat(size("")).isEqualTo(new RecordSize(0, 0, 0, 0, 0));
        assertThat(size("(;C[\\")).isEqualTo(new RecordSize(1, 1, 1, 1, 5));
    }

    /** Trees of one node take some 400 bytes each. */
    @Test
    void memoryIsThatOfTheTrees() {
        assertThat(size("(;B[aa])".repeat(1_000)).memory()).isBetween(400_000L, 500_000L);
    }

    private static RecordSize size(String sgf) {
        return RecordSize.of(sgf.getBytes(StandardCharsets.UTF_8));
    }
}
