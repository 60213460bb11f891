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
}
