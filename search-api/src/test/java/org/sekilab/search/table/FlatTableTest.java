package org.sekilab.search.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.search.Seeds;

class FlatTableTest {
    private static final long SEED = Seeds.of(20_260_101L);

    private record Key(long low, long high) {}

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 16, 256})
    void dataIsTheLastStoredWithTheKeyOrNone(int buckets) {
        FlatTable table = new FlatTable(96L * buckets);
        Map<Key, Long> last = new HashMap<>();
        SplittableRandom random = new SplittableRandom(SEED);
        int found = 0;
        for (int i = 0; i < 20_000; i++) {
            // Few values, so keys with a common half are frequent, also with 0.
            Key key = new Key(random.nextLong(32), random.nextLong(32) << 58);
            long data = table.find(key.low(), key.high());
            if (data != 0) {
                assertThat(data).as("seed %d, step %d", SEED, i).isEqualTo(last.get(key));
                found++;
            }
            long next = random.nextLong() | 1;
            table.store(key.low(), key.high(), next);
            last.put(key, next);
            assertThat(table.find(key.low(), key.high())).isEqualTo(next);
        }
        assertThat(found).isPositive();
        assertThat(table.stores()).isEqualTo(20_000);
        assertThat(table.collisions()).isPositive();
    }

    @Test
    void nothingIsLostBeforeABucketIsFull() {
        FlatTable table = new FlatTable(96);
        for (int key = 0; key < 4; key++) {
            table.store(key, 0, key + 1);
        }
        for (int key = 0; key < 4; key++) {
            assertThat(table.find(key, 0)).isEqualTo(key + 1);
        }
        assertThat(table.collisions()).isZero();
        assertThat(table.capacity()).isEqualTo(4);
    }

    @Test
    void fullBucketLosesTheLeastOfTheHigherHalves() {
        FlatTable table = new FlatTable(96);
        long[] values = {5, 0x8000_0000L, 3, 7}; // the second is the largest as an unsigned number
        for (int key = 0; key < 4; key++) {
            table.store(key, key, values[key] << 32 | 1);
        }
        table.store(9, 9, 1);
        assertThat(table.find(2, 2)).isZero();
        assertThat(table.find(9, 9)).isEqualTo(1);
        table.store(10, 10, 1);
        assertThat(table.find(9, 9)).isZero();
        assertThat(table.find(1, 1)).isEqualTo(0x8000_0000_0000_0001L);
        assertThat(table.collisions()).isEqualTo(2);
    }

    @Test
    void keyOfZerosIsAKeyLikeOthers() {
        FlatTable table = new FlatTable(96);
        assertThat(table.find(0, 0)).isZero();
        table.store(0, 0, 42);
        assertThat(table.find(0, 0)).isEqualTo(42);
        assertThat(table.find(0, 1)).isZero();
    }

    @Test
    void tableHasNoMoreBytesThanItWasGiven() {
        assertThat(new FlatTable(96 * 3).capacity()).isEqualTo(8);
        assertThat(new FlatTable(96 * 4 - 1).capacity()).isEqualTo(8);
        assertThatIllegalArgumentException().isThrownBy(() -> new FlatTable(95)).withMessageContaining("95");
    }
}
