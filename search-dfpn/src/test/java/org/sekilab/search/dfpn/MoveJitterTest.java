package org.sekilab.search.dfpn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class MoveJitterTest {
    private static final int MOVES = 1_000;

    @Test
    void theFirstSearchHasNoAdditions() {
        assertThat(additions(new MoveJitter(7, 0))).containsOnly(0);
        assertThat(additions(MoveJitter.NONE)).containsOnly(0);
    }

    @Test
    void eachOtherSearchHasItsOwnSmallAdditions() {
        List<Integer> second = additions(new MoveJitter(7, 1));
        assertThat(second).containsOnly(0, 1, 2, 3).isEqualTo(additions(new MoveJitter(7, 1)));
        assertThat(second).isNotEqualTo(additions(new MoveJitter(7, 2)));
        assertThat(second).isNotEqualTo(additions(new MoveJitter(8, 1)));
        assertThat(additions(new MoveJitter(8, 1))).isNotEqualTo(additions(new MoveJitter(7, 2)));
    }

    private static List<Integer> additions(MoveJitter jitter) {
        return IntStream.range(-1, MOVES).map(jitter::addition).boxed().toList();
    }
}
