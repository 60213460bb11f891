package org.sekilab.search.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Tables take the low bits of a hash as the number of a slot. */
class KeyHashTest {
    private static final int SLOTS = 1 << 8;
    private static final int KEYS = 1_000;

    /** Keys that differ in one bit share one of 256 slots in at most five of a hundred cases. */
    @Test
    void eachBitOfTheKeyChangesTheSlot() {
        SplittableRandom random = new SplittableRandom(1);
        for (int bit = 0; bit < 128; bit++) {
            int same = 0;
            for (int i = 0; i < KEYS; i++) {
                long low = random.nextLong();
                long high = random.nextLong();
                long otherLow = bit < 64 ? low ^ 1L << bit : low;
                long otherHigh = bit < 64 ? high : high ^ 1L << bit;
                same += slot(low, high) == slot(otherLow, otherHigh) ? 1 : 0;
            }
            assertThat(same).as("bit %d", bit).isLessThan(KEYS / 20);
        }
    }

    /** Keys are sets of points, so small numbers are frequent. Here 65,536 keys share 256 slots. */
    @Test
    void smallKeysFillAllSlotsEvenly() {
        for (int shift = 0; shift < 64; shift += 7) {
            int[] counts = new int[SLOTS];
            for (long low = 0; low < SLOTS; low++) {
                for (long high = 0; high < SLOTS; high++) {
                    counts[slot(Long.rotateLeft(low, shift), Long.rotateLeft(high, shift))]++;
                }
            }
            for (int count : counts) {
                assertThat(count).as("shift %d", shift).isBetween(SLOTS / 2, 2 * SLOTS);
            }
        }
    }

    @Test
    void halvesOfTheKeyAreNotExchangeable() {
        assertThat(KeyHash.of(1, 2)).isNotEqualTo(KeyHash.of(2, 1));
        assertThat(KeyHash.of(1, 2)).isEqualTo(KeyHash.of(1, 2));
    }

    private static int slot(long low, long high) {
        return KeyHash.of(low, high) & SLOTS - 1;
    }
}
