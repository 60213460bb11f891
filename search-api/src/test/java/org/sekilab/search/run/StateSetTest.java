package org.sekilab.search.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.sekilab.search.Seeds;

class StateSetTest {
    private record Key(long low, long high) {}

    /** More states than the set has room for at first, and again after it was cleared. */
    @RepeatedTest(5)
    void keepsStatesAndMovesInTheOrderInWhichTheyCame(RepetitionInfo run) {
        long seed = Seeds.next(run);
        Random random = new Random(seed);
        StateSet set = new StateSet();
        for (int round = 0; round < 2; round++) {
            List<Key> keys = new ArrayList<>();
            for (int step = 0; step < 600; step++) {
                Key key = new Key(random.nextInt(24), random.nextInt(24));
                int index = keys.indexOf(key);
                assertThat(set.indexOf(key.low(), key.high()))
                        .as("seed %d", seed)
                        .isEqualTo(index);
                assertThat(set.contains(key.low(), key.high())).isEqualTo(index >= 0);
                if (index < 0) {
                    set.add(key.low(), key.high(), 3 * keys.size());
                    keys.add(key);
                }
            }
            assertThat(set.size()).isEqualTo(keys.size()).isGreaterThan(200);
            for (int index = 0; index < keys.size(); index++) {
                assertThat(new Key(set.low(index), set.high(index))).isEqualTo(keys.get(index));
                assertThat(set.move(index)).isEqualTo(3 * index);
            }
            set.clear();
            assertThat(set.size()).isZero();
        }
    }
}
