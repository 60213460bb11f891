package org.sekilab.search.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TableSizeTest {
    private static final int LONGS = 3;
    private static final int BYTES_OF_BUCKET = TableSize.BUCKET * LONGS * Long.BYTES;

    @ParameterizedTest
    @ValueSource(ints = {1, 7, 1024, 1025, 5000, 1 << 20})
    void aTableDoublesUpToItsLimitAndNotBeyond(int buckets) {
        TableSize size = TableSize.first((long) buckets * BYTES_OF_BUCKET, LONGS);
        while (size.isCrowded(Integer.MAX_VALUE)) {
            size = size.twice();
        }
        assertThat(size.buckets()).isEqualTo(size.most()).isBetween(buckets - buckets / 512, buckets);
    }

    @Test
    void aNewTableIsSmallAndATinyLimitLeavesOneBucket() {
        assertThat(TableSize.first(1L << 40, LONGS).buckets()).isLessThanOrEqualTo(1024);
        assertThat(TableSize.first(1, LONGS)).isEqualTo(new TableSize(1, 1));
    }

    @Test
    void anArrayThatDoesNotFitIsAnErrorWithItsSize() {
        assertThatThrownBy(() -> TableSize.longs(Integer.MAX_VALUE))
                .isInstanceOf(TableMemoryError.class)
                .hasMessageContaining("a table of 16383 MiB");
    }

    @Test
    void aTableIsCrowdedWhenAQuarterOfItsEntriesIsUsed() {
        TableSize size = new TableSize(8, 16);
        assertThat(size.entries()).isEqualTo(32);
        assertThat(size.isCrowded(8)).isFalse();
        assertThat(size.isCrowded(9)).isTrue();
        assertThat(size.twice().isCrowded(64)).as("at the limit").isFalse();
    }

    /** The keys are their own hashes. Some entries are empty. */
    @Test
    void eachUsedEntryMovesToTheBucketOfItsKey() {
        SplittableRandom random = new SplittableRandom(20_261_129L);
        TableSize size = new TableSize(64, 128);
        long[] keys = size.allocate(1);
        long[] others = size.allocate(2);
        while (Arrays.stream(keys).filter(key -> key != 0).count() < 150) {
            int key = random.nextInt();
            int first = size.entryOf(key);
            int entry = IntStream.range(first, first + TableSize.BUCKET)
                    .filter(place -> keys[place] == 0)
                    .findFirst()
                    .orElse(first);
            keys[entry] = key;
            others[2 * entry + 1] = ~(long) key;
        }
        int[] places = size.placesInTwice(entry -> keys[entry] != 0, entry -> (int) keys[entry]);
        long[] moved = size.moved(keys, 1, places);
        long[] movedOthers = size.moved(others, 2, places);
        TableSize twice = size.twice();
        assertThat(Arrays.stream(moved).filter(key -> key != 0).sorted())
                .containsExactlyElementsOf(Arrays.stream(keys)
                        .filter(key -> key != 0)
                        .sorted()
                        .boxed()
                        .toList());
        for (int entry = 0; entry < moved.length; entry++) {
            if (moved[entry] != 0) {
                int first = twice.entryOf((int) moved[entry]);
                assertThat(entry).isBetween(first, first + TableSize.BUCKET - 1);
                assertThat(movedOthers[2 * entry + 1]).isEqualTo(~moved[entry]);
            }
        }
    }
}
