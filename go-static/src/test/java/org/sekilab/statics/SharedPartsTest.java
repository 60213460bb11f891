package org.sekilab.statics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A look-up finds the value that was stored for the part, or none. */
class SharedPartsTest {
    private static final int THREADS = 4;

    private final SharedParts parts = new SharedParts();

    @Test
    void valueIsThatOfThePart() {
        parts.put(new long[] {1, 2, 3}, 7);
        assertThat(parts.find(new long[] {1, 2, 3})).isEqualTo(7);
        assertThat(parts.find(new long[] {1, 2, 4})).isZero();
        assertThat(parts.find(new long[] {1, 2, 3, 0})).isZero();
        assertThat(parts.find(new long[] {1, 2, 3, 7})).isZero();
        assertThat(parts.find(new long[] {1, 2})).isZero();
    }

    /** Each thread stores and looks up the same parts, more than the table has room for. */
    @Test
    @Timeout(60)
    void threadsFindWhatOthersStored() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(THREADS);
        List<Future<Integer>> found = new ArrayList<>();
        for (int thread = 0; thread < THREADS; thread++) {
            Random random = new Random(thread);
            found.add(pool.submit(() -> storeAndFind(random)));
        }
        pool.shutdown();
        for (Future<Integer> hits : found) {
            assertThat(hits.get()).isGreaterThan(1_000);
        }
    }

    private int storeAndFind(Random random) {
        int hits = 0;
        for (int i = 0; i < 100_000; i++) {
            long[] part = new long[2 + random.nextInt(3)];
            Arrays.setAll(part, word -> random.nextInt(50));
            long value = parts.find(part);
            if (value != 0) {
                assertThat(value).isEqualTo(valueOf(part));
                hits++;
            } else {
                parts.put(part, valueOf(part));
            }
        }
        return hits;
    }

    private static long valueOf(long[] part) {
        return 1 + Math.abs((long) Arrays.hashCode(part));
    }
}
