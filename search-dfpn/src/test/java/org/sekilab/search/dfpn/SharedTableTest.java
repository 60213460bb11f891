package org.sekilab.search.dfpn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.sekilab.search.Goal;
import org.sekilab.search.Seeds;
import org.sekilab.search.dfpn.DfpnConfig.Replacement;

class SharedTableTest {
    /** All fields of an entry depend on its key, so an entry of two halves would be found. */
    @RepeatedTest(4)
    void entriesAreReadAsAWhole(RepetitionInfo run) {
        long seed = Seeds.next(run);
        SharedTable table = SharedTable.of(1 << 13, Replacement.values()[run.getCurrentRepetition() % 2]);
        List<CompletableFuture<Long>> threads = IntStream.range(0, 4)
                .mapToObj(thread -> CompletableFuture.supplyAsync(() -> storeAndFind(table.view(), seed + thread)))
                .toList();
        for (CompletableFuture<Long> thread : threads) {
            assertThat(thread.join()).as("found, seed %d", seed).isPositive();
        }
    }

    /** Returns the number of entries found. */
    private static long storeAndFind(SharedTable table, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 50_000; i++) {
            int key = random.nextInt(1, 1000);
            long high = -key;
            switch (random.nextInt(3)) {
                case 0 -> table.storeNumbers(key, high, key, key + 1, 0, key, key);
                case 1 -> table.storeTwin(key, high, StateTable.PROVEN, false, key, key, key, key, key);
                default -> table.storeSolved(key, high, StateTable.DISPROVEN, false, key, key, key);
            }
            int other = random.nextInt(1, 1000);
            int entry = table.find(other, -other);
            if (entry != StateTable.NONE) {
                assertThat(table.effort(entry)).isEqualTo(other);
                if (table.isSolved(entry)) {
                    assertThat(table.move(entry)).isEqualTo(other);
                    assertThat(table.plies(entry)).isEqualTo(other);
                } else if (table.hasTwin(entry, StateTable.PROVEN)) {
                    assertThat(table.move(entry)).isEqualTo(other);
                    assertThat(table.pathNumber(entry)).isEqualTo(other);
                    assertThat(table.lowest(entry)).isEqualTo(other);
                } else {
                    assertThat(table.disproof(entry)).isEqualTo(table.proof(entry) + 1);
                }
            }
        }
        return table.hits();
    }

    @Test
    void whatIsSolvedStaysSolved() {
        SharedTable table = SharedTable.of(1 << 16, Replacement.LEAST_EFFORT);
        SharedTable other = table.view();
        other.storeSolved(1, 2, StateTable.PROVEN, false, 3, 4, 5);
        assertThat(table.storeNumbers(1, 2, 6, 7, 0, 8, 9)).isTrue();
        table.storeTwin(1, 2, StateTable.PROVEN, false, 3, 4, 5, 6, 7);
        assertThat(table.kind(table.find(1, 2))).isEqualTo(StateTable.PROVEN);
        assertThat(table.move(table.find(1, 2))).isEqualTo(5);
        other.turnIntoWins();
        other.ask(Goal.WIN);
        assertThat(table.kind(table.find(1, 2))).isEqualTo(StateTable.PROVEN);
    }

    /** The reader keeps the entry that was found, whatever another thread stores. */
    @Test
    void foundEntryIsACopy() {
        SharedTable table = SharedTable.of(1 << 16, Replacement.LEAST_EFFORT);
        SharedTable other = table.view();
        table.storeNumbers(1, 2, 3, 4, 5, 6, 7);
        int entry = table.find(1, 2);
        other.storeNumbers(1, 2, 30, 40, 50, 60, 70);
        other.storeSolved(8, 9, StateTable.PROVEN, false, 1, 1, 1);
        assertThat(table.proof(entry)).isEqualTo(3);
        assertThat(table.disproof(entry)).isEqualTo(4);
        assertThat(table.sources(entry)).isEqualTo(5);
        assertThat(table.plies(entry)).isEqualTo(6);
        assertThat(table.effort(entry)).isEqualTo(7);
        assertThat(table.proof(table.find(1, 2))).isEqualTo(30);
    }

    @Test
    void eachThreadCountsWhatItDoes() {
        SharedTable table = SharedTable.of(FlatStateTable.BUCKET_BYTES, Replacement.LEAST_EFFORT);
        SharedTable other = table.view();
        for (int key = 1; key <= 4; key++) {
            table.storeSolved(key, 0, StateTable.PROVEN, false, 1, 2, 0);
        }
        other.storeSolved(5, 0, StateTable.PROVEN, false, 1, 3, 0);
        other.storeSolved(10, 0, StateTable.PROVEN, false, 1, 3, 0);
        assertThat(other.storeNumbers(6, 0, 1, 1, 0, 0, 2)).isTrue();
        other.storeTwin(7, 0, StateTable.PROVEN, false, 0, 0, 1, 4, 1);
        assertThat(other.find(5, 0)).isNotEqualTo(StateTable.NONE);
        assertThat(other.find(9, 0)).isEqualTo(StateTable.NONE);
        assertThat(List.of(table.stores(), table.collisions(), table.hits())).containsExactly(4L, 0L, 0L);
        assertThat(List.of(other.stores(), other.collisions(), other.hits())).containsExactly(4L, 4L, 1L);
    }

    @Test
    void fullTableSaysSo() {
        SharedTable table = SharedTable.of(FlatStateTable.BUCKET_BYTES, Replacement.LEAST_EFFORT);
        for (int key = 1; key <= 4; key++) {
            table.storeSolved(key, 0, StateTable.PROVEN, false, 1, 100, 0);
        }
        assertThat(table.storeNumbers(5, 0, 1, 1, 0, 0, 99)).isFalse();
        assertThat(table.storeNumbers(5, 0, 1, 1, 0, 0, 100)).isTrue();
    }

    /** The keys are in all parts. */
    @Test
    void questionsAndRemovalsAreForAllParts() {
        SharedTable table = SharedTable.of(1 << 20, Replacement.LEAST_EFFORT);
        for (int key = 0; key < 1_000; key++) {
            table.storeSolved(key, key, StateTable.PROVEN, key % 2 == 0, 1, 1, key);
        }
        table.ask(Goal.WIN);
        for (int key = 0; key < 1_000; key++) {
            assertThat(table.find(key, key) == StateTable.NONE).isEqualTo(key % 2 == 0);
        }
        table.turnIntoWins();
        table.ask(Goal.AT_LEAST_DRAW);
        for (int key = 0; key < 1_000; key++) {
            assertThat(table.find(key, key) == StateTable.NONE).isEqualTo(key % 2 == 0);
        }
        table.clear();
        for (int key = 0; key < 1_000; key++) {
            assertThat(table.find(key, key)).isEqualTo(StateTable.NONE);
        }
    }

    @Test
    void smallTableHasFewParts() {
        for (int buckets : new int[] {1, 2, 3, 64, 100}) {
            SharedTable table = SharedTable.of((long) buckets * FlatStateTable.BUCKET_BYTES, Replacement.LEAST_EFFORT);
            int kept = 0;
            for (int key = 0; key < 10_000; key++) {
                table.storeSolved(key, 0, StateTable.PROVEN, false, 1, 1, key);
            }
            for (int key = 0; key < 10_000; key++) {
                kept += table.find(key, 0) == StateTable.NONE ? 0 : 1;
            }
            assertThat(kept).isEqualTo(4 * Integer.highestOneBit(buckets));
        }
    }
}
