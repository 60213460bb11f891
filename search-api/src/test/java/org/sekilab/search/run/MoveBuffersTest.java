package org.sekilab.search.run;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MoveBuffersTest {
    @Test
    void eachPlyHasABufferOfItsOwnThatStays() {
        MoveBuffers buffers = new MoveBuffers(3, 7);
        assertThat(buffers.plies()).isEqualTo(3);
        int[] first = buffers.at(0);
        assertThat(first).hasSize(7);
        assertThat(buffers.at(1)).hasSize(7).isNotSameAs(first);
        assertThat(buffers.at(0)).isSameAs(first);
    }
}
