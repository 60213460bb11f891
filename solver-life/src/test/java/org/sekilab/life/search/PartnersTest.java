package org.sekilab.life.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sekilab.model.Points;

class PartnersTest {
    private static final long[] PAIRS = {0b000101, 0b110000};

    @Test
    void eachPointOfAPairHasTheOtherOne() {
        assertThat(Partners.of(PAIRS, 0)).isEqualTo(2);
        assertThat(Partners.of(PAIRS, 2)).isEqualTo(0);
        assertThat(Partners.of(PAIRS, 5)).isEqualTo(4);
    }

    @Test
    void aPointOfNoPairHasNone() {
        assertThat(Partners.of(PAIRS, 1)).isEqualTo(Points.NONE);
    }
}
