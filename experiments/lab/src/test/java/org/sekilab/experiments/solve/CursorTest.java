package org.sekilab.experiments.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A long sequence is read from item to item, and not from its beginning for each item. */
class CursorTest {
    private static final int ITEMS = 10_000;

    private final AtomicInteger passes = new AtomicInteger();
    private final AtomicInteger given = new AtomicInteger();

    @Test
    void itemsInTheirOrderNeedOnePass() {
        Cursor<Integer> cursor = cursor();
        for (int place = 0; place < ITEMS; place++) {
            assertThat(cursor.get(place)).isEqualTo(place);
        }
        assertThat(passes).hasValue(1);
        assertThat(given).hasValue(ITEMS);
    }

    /** As threads ask that work on neighboring items. */
    @Test
    void neighborsInAnyOrderNeedOnePass() {
        Cursor<Integer> cursor = cursor();
        for (int place = 50; place < ITEMS; place++) {
            assertThat(cursor.get(place)).isEqualTo(place);
            assertThat(cursor.get(place - 50)).isEqualTo(place - 50);
        }
        assertThat(passes).hasValue(1);
    }

    @Test
    void itemFarBehindNeedsAnotherPass() {
        Cursor<Integer> cursor = cursor();
        assertThat(cursor.get(500)).isEqualTo(500);
        assertThat(cursor.get(3)).isEqualTo(3);
        assertThat(cursor.get(4)).isEqualTo(4);
        assertThat(passes).hasValue(2);
        assertThat(given).hasValue(501 + 5);
    }

    private Cursor<Integer> cursor() {
        return new Cursor<>(() -> {
            passes.incrementAndGet();
            return IntStream.range(0, ITEMS)
                    .peek(item -> given.incrementAndGet())
                    .iterator();
        });
    }
}
