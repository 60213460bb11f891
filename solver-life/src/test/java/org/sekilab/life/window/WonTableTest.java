package org.sekilab.life.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.sekilab.life.search.ChildChoice;

class WonTableTest {
    private static final long BYTES = 1 << 16;
    private static final int LEVEL = Levels.FIRST;
    private static final int TARGETS = 1;
    private static final int STORES = 2_000_000;
    private static final int MANY = 40_000;

    private final WonTable shared = new WonTable(BYTES);
    private final WonTable first = shared.view(3, 0);
    private final WonTable second = shared.view(3, 1);

    @Test
    void numbersOfOpenStatesBelongToOneSearch() {
        first.store(5, 6, TARGETS, LEVEL, 10, 20, 7, 1, 0);
        assertTrue(first.find(5, 6, TARGETS, LEVEL));
        assertEquals(10, first.proof());
        assertEquals(20, first.disproof());
        assertEquals(7, first.move());
        assertFalse(second.find(5, 6, TARGETS, LEVEL));
        second.store(5, 6, TARGETS, LEVEL, 30, 40, 8, 1, 0);
        assertTrue(first.find(5, 6, TARGETS, LEVEL));
        assertEquals(10, first.proof());
    }

    @Test
    void whatOneSearchHasWonAllSearchesOfTheWindowKnowAtEachLevel() {
        second.store(5, 6, TARGETS, LEVEL, 30, 40, 8, 1, 0);
        first.store(5, 6, TARGETS, LEVEL, 0, ChildChoice.INFINITE, 7, 1, 0b111);
        assertTrue(second.find(5, 6, TARGETS, Levels.UNBOUNDED));
        assertEquals(0, second.proof());
        assertEquals(7, second.move());
        assertEquals(0b111, second.zone());
        assertFalse(shared.view(4, 0).find(5, 6, TARGETS, LEVEL), "another window");
        assertFalse(first.find(5, 6, TARGETS + 1, LEVEL), "other targets");
    }

    /** Else a proof of a state might rest on a later one, which rests on it. */
    @Test
    void theFirstProofOfAStateStays() {
        first.store(5, 6, TARGETS, LEVEL, 0, ChildChoice.INFINITE, 7, 1, 0b111);
        second.store(5, 6, TARGETS, LEVEL, 0, ChildChoice.INFINITE, 9, 1000, 0b1000);
        second.store(5, 6, TARGETS, LEVEL, 3, 4, 10, 1000, 0);
        assertTrue(second.find(5, 6, TARGETS, LEVEL));
        assertEquals(0, second.proof());
        assertEquals(7, second.move());
    }

    @Test
    void aViewThatRenewsProofsHasEntriesOfItsOwn() {
        first.store(5, 6, TARGETS, LEVEL, 0, ChildChoice.INFINITE, 7, 1, 0b111);
        first.setRenewing(true);
        assertFalse(first.find(5, 6, TARGETS, LEVEL));
        first.store(5, 6, TARGETS, LEVEL, 0, ChildChoice.INFINITE, 9, 1, 0b1000);
        assertTrue(first.find(5, 6, TARGETS, LEVEL));
        assertEquals(9, first.move());
        first.setRenewing(false);
        assertTrue(first.find(5, 6, TARGETS, LEVEL));
        assertEquals(7, first.move());
    }

    /** Else a proof that was found would be searched again, and with it all that rests on it. */
    @Test
    void nothingIsLostWhileTheTableDoubles() {
        WonTable large = new WonTable(1L << 24);
        WonTable view = large.view(5, 1);
        for (int low = 0; low < MANY; low++) {
            view.store(low, 3, TARGETS, LEVEL, 0, ChildChoice.INFINITE, low & 63, 1, ~low);
        }
        WonTable later = large.view(5, 2);
        int lost = 0;
        for (int low = 0; low < MANY; low++) {
            boolean isFound = later.findWon(low, 3, TARGETS, LEVEL);
            lost += isFound && later.move() == (low & 63) && later.zone() == ~low ? 0 : 1;
        }
        assertTrue(lost < MANY / 100, lost + " lost from full buckets");
        assertTrue(large.percent() >= 9, "40,000 of 419,430 entries");
    }

    /** All that is stored follows from the key, so what is found tells whether it is whole. */
    @Test
    void noEntryThatTwoThreadsWroteAtOnceIsFound() {
        WonTable small = new WonTable(1);
        CompletableFuture<Integer> other = CompletableFuture.supplyAsync(() -> wrongEntries(small.view(0, 0), 1));
        assertEquals(0, wrongEntries(small.view(0, 0), 2) + other.join());
    }

    /** As above, while the table doubles. */
    @Test
    void noEntryIsWrongWhileThreadsDoubleTheTable() {
        WonTable large = new WonTable(1L << 24);
        CompletableFuture<Integer> other = CompletableFuture.supplyAsync(() -> wrongOfMany(large.view(0, 0)));
        assertEquals(0, wrongOfMany(large.view(0, 1)) + other.join());
    }

    private static int wrongOfMany(WonTable table) {
        int wrong = 0;
        for (int low = 0; low < MANY; low++) {
            table.store(low, 0, TARGETS, LEVEL, 0, 2 * low, low & 63, 1, ~low);
            if (table.find(low / 2, 0, TARGETS, LEVEL)) {
                boolean isWhole = table.disproof() == low / 2 * 2 && table.zone() == ~(low / 2);
                wrong += isWhole && table.move() == (low / 2 & 63) ? 0 : 1;
            }
        }
        return wrong;
    }

    private static int wrongEntries(WonTable table, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int wrong = 0;
        for (int i = 0; i < STORES; i++) {
            long low = random.nextInt(8);
            if (table.find(low, 0, TARGETS, LEVEL)) {
                boolean isWhole = table.proof() == low + 1 && table.disproof() == 2 * low && table.zone() == ~low;
                wrong += isWhole && table.move() == low ? 0 : 1;
            }
            table.store(low, 0, TARGETS, LEVEL, (int) low + 1, 2 * (int) low, (int) low, random.nextInt(100), ~low);
        }
        return wrong;
    }
}
