package org.sekilab.search.dfpn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.sekilab.search.Goal;
import org.sekilab.search.Seeds;
import org.sekilab.search.dfpn.DfpnConfig.Replacement;
import org.sekilab.search.table.KeyHash;

class FlatStateTableTest {
    private final FlatStateTable table = new FlatStateTable(1 << 16, Replacement.LEAST_EFFORT);

    @Test
    void solvedEntryIsReadBack() {
        table.storeSolved(1, 2, StateTable.PROVEN, true, 17, 33, -5);
        int entry = table.find(1, 2);
        assertThat(table.isSolved(entry)).isTrue();
        assertThat(table.kind(entry)).isEqualTo(StateTable.PROVEN);
        assertThat(table.restsOnDraw(entry)).isTrue();
        assertThat(table.plies(entry)).isEqualTo(17);
        assertThat(table.effort(entry)).isEqualTo(33);
        assertThat(table.move(entry)).isEqualTo(-5);
        assertThat(table.find(2, 1)).isEqualTo(StateTable.NONE);
    }

    @Test
    void numbersAndTwinAreKeptTogether() {
        table.storeTwin(0, 0, StateTable.DISPROVEN, false, 3, 4095, 77, 5, 9);
        table.storeNumbers(0, 0, Children.INFINITE - 1, 12, StateTable.sources(-7, 8), 6, 8);
        int entry = table.find(0, 0);
        assertThat(table.isSolved(entry)).isFalse();
        assertThat(table.proof(entry)).isEqualTo(Children.INFINITE - 1);
        assertThat(table.disproof(entry)).isEqualTo(12);
        assertThat(table.plies(entry)).isEqualTo(6);
        assertThat(table.hasTwin(entry, StateTable.DISPROVEN)).isTrue();
        assertThat(table.hasTwin(entry, StateTable.PROVEN)).isFalse();
        assertThat(table.lowest(entry)).isEqualTo(3);
        assertThat(table.deepest(entry)).isEqualTo(4095);
        assertThat(table.pathNumber(entry)).isEqualTo(77);
        assertThat(table.move(entry)).isEqualTo(9);
    }

    @Test
    void solvedEntryIsNotDroppedForAnUnsolvedOneOfLessEffort() {
        FlatStateTable bucket = new FlatStateTable(DfpnWithTwinsTest.LEAST_TABLE_BYTES, Replacement.LEAST_EFFORT);
        for (int i = 0; i < 20; i++) {
            bucket.storeSolved(i, 0, StateTable.PROVEN, false, 1, 100 + i, 0);
        }
        assertThat(bucket.storeNumbers(99, 0, 1, 1, 0, 0, 50)).isFalse();
        assertThat(bucket.storeNumbers(98, 0, 1, 1, 0, 0, 117)).isTrue();
        assertThat(bucket.find(16, 0)).isEqualTo(StateTable.NONE);
        assertThat(bucket.find(17, 0)).isNotEqualTo(StateTable.NONE);
        assertThat(bucket.collisions()).isEqualTo(17);
    }

    @Test
    void collectingRemovesWhatTookLeast() {
        FlatStateTable small = new FlatStateTable(1 << 14, Replacement.COLLECT);
        for (int i = 1; i < 10_000; i++) {
            small.storeNumbers(i, -i, 1, 1, 0, 0, i % 100 == 0 ? 1_000_000 : i % 8);
            assertThat(small.used()).isLessThanOrEqualTo(small.capacity() * 3 / 4 + 1);
        }
        assertThat(small.find(100, -100)).isNotEqualTo(StateTable.NONE);
    }

    /** A found value is the last one stored, even if other entries were lost. */
    @RepeatedTest(20)
    void isAMapThatForgets(RepetitionInfo run) {
        SplittableRandom random = new SplittableRandom(Seeds.next(run));
        Replacement replacement = Replacement.values()[run.getCurrentRepetition() % 2];
        FlatStateTable some = new FlatStateTable(1 << 14, replacement);
        Map<Long, Integer> stored = new HashMap<>();
        for (int i = 0; i < 20_000; i++) {
            long key = random.nextInt(3000);
            int entry = some.find(key, key * key);
            if (entry != StateTable.NONE) {
                assertThat(some.proof(entry)).isEqualTo(stored.get(key));
            }
            int value = random.nextInt(1, 1000);
            if (some.storeNumbers(key, key * key, value, 1, 0, 0, random.nextInt(1000))) {
                stored.put(key, value);
            } else {
                stored.remove(key);
            }
        }
        assertThat(some.hits()).isPositive();
    }

    @Test
    void whatRestsOnADrawSaysNothingAboutWins() {
        table.storeSolved(1, 0, StateTable.PROVEN, true, 1, 1, 1);
        table.storeSolved(2, 0, StateTable.PROVEN, false, 1, 1, 1);
        table.storeSolved(3, 0, StateTable.DISPROVEN, false, 1, 1, 1);
        table.storeNumbers(4, 0, 5, 6, 0, 1, 1);
        table.storeTwin(4, 0, StateTable.PROVEN, true, 1, 1, 1, 1, 1);
        table.turnIntoWins();
        table.ask(Goal.WIN);
        assertThat(table.find(1, 0)).isEqualTo(StateTable.NONE);
        assertThat(table.kind(table.find(2, 0))).isEqualTo(StateTable.PROVEN);
        assertThat(table.kind(table.find(3, 0))).isEqualTo(StateTable.DISPROVEN);
        assertThat(table.proof(table.find(4, 0))).isEqualTo(5);
        assertThat(table.hasTwin(table.find(4, 0), StateTable.PROVEN)).isFalse();
        assertThat(table.used()).isEqualTo(3);
    }

    @Test
    void oneQuestionAnswersTheOther() {
        table.storeSolved(1, 0, StateTable.PROVEN, true, 1, 1, 1);
        table.storeSolved(2, 0, StateTable.PROVEN, false, 1, 1, 1);
        table.storeSolved(3, 0, StateTable.DISPROVEN, false, 1, 1, 1);
        table.ask(Goal.WIN);
        assertThat(table.find(1, 0)).isEqualTo(StateTable.NONE);
        assertThat(table.kind(table.find(2, 0))).isEqualTo(StateTable.PROVEN);
        assertThat(table.kind(table.find(3, 0))).isEqualTo(StateTable.DISPROVEN);
        table.storeSolved(4, 0, StateTable.PROVEN, false, 1, 1, 1);
        table.storeSolved(5, 0, StateTable.DISPROVEN, false, 1, 1, 1);
        table.ask(Goal.AT_LEAST_DRAW);
        assertThat(table.kind(table.find(4, 0))).isEqualTo(StateTable.PROVEN);
        assertThat(table.find(5, 0)).isEqualTo(StateTable.NONE);
    }

    @Test
    void numbersTellTheirSources() {
        table.storeNumbers(6, 7, 3, 4, StateTable.sources(-7, 8), 5, 6);
        assertThat(table.sources(table.find(6, 7))).isEqualTo(StateTable.sources(-7, 8));
        int own = KeyHash.of(6, 7);
        table.storeTwin(6, 7, StateTable.PROVEN, true, 3, 4, 77, 5, 9);
        assertThat(table.sources(table.find(6, 7))).isEqualTo(StateTable.sources(own, own));
        table.turnIntoWins();
        table.ask(Goal.WIN);
        assertThat(table.sources(table.find(6, 7))).isEqualTo(StateTable.sources(own, own));
    }

    @Test
    void clearedTableIsEmpty() {
        table.storeNumbers(1, 2, 3, 4, 0, 5, 6);
        table.clear();
        assertThat(table.used()).isZero();
        assertThat(table.find(1, 2)).isEqualTo(StateTable.NONE);
    }
}
