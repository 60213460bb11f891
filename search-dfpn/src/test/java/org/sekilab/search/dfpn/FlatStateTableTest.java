package org.sekilab.search.dfpn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
        assertThat(small.used() + small.collisions()).isEqualTo(9_999);
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

    @Test
    void sizeIsThatOfTheMemory() {
        assertThatThrownBy(() -> new FlatStateTable(FlatStateTable.BUCKET_BYTES - 1, Replacement.COLLECT))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("159 bytes are not enough for a table");
        assertThat(new FlatStateTable(FlatStateTable.BUCKET_BYTES, Replacement.COLLECT).capacity())
                .isEqualTo(4);
        assertThat(new FlatStateTable(4 * FlatStateTable.BUCKET_BYTES - 1, Replacement.COLLECT).capacity())
                .isEqualTo(8);
        assertThat(new FlatStateTable(Long.MAX_VALUE, Replacement.COLLECT).capacity() / 4 * 20)
                .isLessThanOrEqualTo(Integer.MAX_VALUE); // the index of an array
    }

    /** Numbers that are too large for their bits do not run into the bits beside them. */
    @Test
    void largeNumbersAreCutToTheirBits() {
        for (Goal goal : new Goal[] {Goal.AT_LEAST_DRAW, Goal.WIN}) {
            table.ask(goal);
            table.storeSolved(1, 1, StateTable.PROVEN, false, 1 << 20, 1L << 40, Integer.MIN_VALUE);
            table.storeNumbers(2, 2, Children.INFINITE, Children.INFINITE, -1, 1 << 20, Long.MAX_VALUE);
            table.storeTwin(3, 3, StateTable.DISPROVEN, true, 4095, 4095, -1, Long.MAX_VALUE, Integer.MAX_VALUE);
            for (int key = 1; key <= 3; key++) {
                int entry = table.find(key, key);
                assertThat(table.effort(entry)).isEqualTo(StateTable.MOST_EFFORT);
                assertThat(table.plies(entry)).isEqualTo(StateTable.MOST_PLIES);
                assertThat(table.isSolved(entry)).isEqualTo(key == 1);
                assertThat(table.restsOnDraw(entry)).isEqualTo(key == 3);
                assertThat(table.hasNoTwin(entry)).isEqualTo(key != 3);
            }
            assertThat(table.move(table.find(1, 1))).isEqualTo(Integer.MIN_VALUE);
            assertThat(table.proof(table.find(2, 2))).isEqualTo(Children.INFINITE);
            assertThat(table.sources(table.find(2, 2))).isEqualTo(-1);
            assertThat(table.pathNumber(table.find(3, 3))).isEqualTo(-1);
            assertThat(table.move(table.find(3, 3))).isEqualTo(Integer.MAX_VALUE);
            assertThat(table.lowest(table.find(3, 3))).isEqualTo(4095);
        }
    }

    @Test
    void twinKeepsTheNumbersAndReplacesAnOlderTwin() {
        table.storeNumbers(1, 2, 5, 6, 0, 7, 80);
        table.storeTwin(1, 2, StateTable.PROVEN, true, 3, 4, 77, 10, 9);
        int entry = table.find(1, 2);
        assertThat(table.proof(entry)).isEqualTo(5);
        assertThat(table.disproof(entry)).isEqualTo(6);
        assertThat(table.plies(entry)).isEqualTo(7);
        assertThat(table.effort(entry)).isEqualTo(80);
        assertThat(table.restsOnDraw(entry)).isTrue();
        table.storeTwin(1, 2, StateTable.PROVEN, false, 1, 2, 78, 90, 8);
        entry = table.find(1, 2);
        assertThat(table.restsOnDraw(entry)).isFalse();
        assertThat(table.lowest(entry)).isEqualTo(1);
        assertThat(table.deepest(entry)).isEqualTo(2);
        assertThat(table.pathNumber(entry)).isEqualTo(78);
        assertThat(table.move(entry)).isEqualTo(8);
        assertThat(table.effort(entry)).isEqualTo(90);
        assertThat(table.used()).isEqualTo(1);
        assertThat(table.stores()).isEqualTo(3);
        assertThat(table.collisions()).isZero();
    }

    @Test
    void newTwinHasTheNumbersOfANewState() {
        table.storeTwin(1, 2, StateTable.PROVEN, false, 0, 0, 1, 1, 1);
        int entry = table.find(1, 2);
        assertThat(table.isSolved(entry)).isFalse();
        assertThat(table.proof(entry)).isEqualTo(1);
        assertThat(table.disproof(entry)).isEqualTo(1);
        assertThat(table.plies(entry)).isEqualTo(StateTable.MOST_PLIES);
    }

    /** A solved entry has no twin and no sources of the state before. */
    @Test
    void solvingReplacesNumbersAndTwin() {
        table.storeNumbers(1, 2, 5, 6, StateTable.sources(3, 4), 7, 8);
        table.storeTwin(1, 2, StateTable.DISPROVEN, true, 3, 4, 77, 10, 9);
        table.storeSolved(1, 2, StateTable.PROVEN, false, 2, 3, 4);
        int entry = table.find(1, 2);
        assertThat(table.kind(entry)).isEqualTo(StateTable.PROVEN);
        assertThat(table.hasNoTwin(entry)).isTrue();
        assertThat(table.restsOnDraw(entry)).isFalse();
        assertThat(table.plies(entry)).isEqualTo(2);
        assertThat(table.effort(entry)).isEqualTo(3);
        assertThat(table.move(entry)).isEqualTo(4);
        assertThat(table.used()).isEqualTo(1);
    }

    @Test
    void eachQuestionHasItsOwnNumbers() {
        table.storeNumbers(1, 2, 3, 4, 0, 5, 6);
        table.ask(Goal.WIN);
        assertThat(table.find(1, 2)).isEqualTo(StateTable.NONE);
        table.storeNumbers(1, 2, 7, 8, 0, 9, 10);
        assertThat(table.proof(table.find(1, 2))).isEqualTo(7);
        assertThat(table.used()).isEqualTo(2);
        table.ask(Goal.AT_LEAST_DRAW);
        assertThat(table.proof(table.find(1, 2))).isEqualTo(3);
    }

    /** Whichever of the two entries stands first. */
    @Test
    void solvedEntryOfTheOtherQuestionIsFoundBeforeOwnNumbers() {
        table.storeSolved(1, 0, StateTable.DISPROVEN, false, 1, 1, 1);
        table.storeNumbers(2, 0, 3, 4, 0, 5, 6);
        table.ask(Goal.WIN);
        table.storeNumbers(1, 0, 3, 4, 0, 5, 6);
        table.storeSolved(2, 0, StateTable.PROVEN, false, 1, 1, 1);
        assertThat(table.kind(table.find(1, 0))).isEqualTo(StateTable.DISPROVEN);
        assertThat(table.kind(table.find(2, 0))).isEqualTo(StateTable.PROVEN);
        table.ask(Goal.AT_LEAST_DRAW);
        assertThat(table.kind(table.find(2, 0))).isEqualTo(StateTable.PROVEN);
        assertThat(table.kind(table.find(1, 0))).isEqualTo(StateTable.DISPROVEN);
    }

    @Test
    void twinThatRestsOnNoDrawIsAWin() {
        table.storeNumbers(1, 0, 3, 4, 0, 5, 6);
        table.storeTwin(1, 0, StateTable.PROVEN, false, 7, 8, 9, 10, 11);
        table.turnIntoWins();
        table.ask(Goal.WIN);
        int entry = table.find(1, 0);
        assertThat(table.hasTwin(entry, StateTable.PROVEN)).isTrue();
        assertThat(table.lowest(entry)).isEqualTo(7);
        assertThat(table.deepest(entry)).isEqualTo(8);
        assertThat(table.pathNumber(entry)).isEqualTo(9);
        assertThat(table.move(entry)).isEqualTo(11);
        assertThat(table.disproof(entry)).isEqualTo(4);
    }

    /** A table of one bucket. What is left after a removal is still found. */
    @Test
    void removalKeepsTheOtherEntries() {
        for (int removed = 0; removed < 4; removed++) {
            FlatStateTable bucket = new FlatStateTable(FlatStateTable.BUCKET_BYTES, Replacement.LEAST_EFFORT);
            for (int key = 0; key < 4; key++) {
                bucket.storeSolved(key, key, StateTable.PROVEN, key == removed, key, 1, key);
            }
            bucket.turnIntoWins();
            bucket.ask(Goal.WIN);
            assertThat(bucket.used()).isEqualTo(3);
            for (int key = 0; key < 4; key++) {
                int entry = bucket.find(key, key);
                assertThat(entry == StateTable.NONE).isEqualTo(key == removed);
                assertThat(entry == StateTable.NONE ? key : bucket.move(entry)).isEqualTo(key);
            }
            bucket.storeSolved(9, 9, StateTable.PROVEN, false, 1, 1, 1);
            assertThat(bucket.used()).isEqualTo(4);
            assertThat(bucket.collisions()).isZero();
        }
    }

    /** All keys differ in one half only. */
    @Test
    void bothHalvesOfAKeyAreCompared() {
        FlatStateTable bucket = new FlatStateTable(FlatStateTable.BUCKET_BYTES, Replacement.LEAST_EFFORT);
        bucket.storeSolved(1, 2, StateTable.PROVEN, false, 1, 1, 12);
        assertThat(bucket.find(1, 3)).isEqualTo(StateTable.NONE);
        assertThat(bucket.find(3, 2)).isEqualTo(StateTable.NONE);
        bucket.storeSolved(1, 3, StateTable.PROVEN, false, 1, 1, 13);
        bucket.storeSolved(3, 2, StateTable.PROVEN, false, 1, 1, 32);
        assertThat(bucket.used()).isEqualTo(3);
        assertThat(bucket.move(bucket.find(1, 2))).isEqualTo(12);
        assertThat(bucket.move(bucket.find(1, 3))).isEqualTo(13);
        assertThat(bucket.move(bucket.find(3, 2))).isEqualTo(32);
        assertThat(bucket.hits()).isEqualTo(3);
    }

    /** The entry that took the fewest nodes goes. With equal nodes, the unsolved entry goes. */
    @Test
    void fullBucketLosesWhatIsWorthLeast() {
        FlatStateTable bucket = new FlatStateTable(FlatStateTable.BUCKET_BYTES, Replacement.LEAST_EFFORT);
        bucket.storeSolved(1, 0, StateTable.PROVEN, false, 1, 5, 0);
        bucket.storeNumbers(2, 0, 1, 1, 0, 0, 5);
        bucket.storeNumbers(3, 0, 1, 1, 0, 0, 7);
        bucket.storeSolved(4, 0, StateTable.PROVEN, false, 1, 9, 0);
        assertThat(bucket.storeNumbers(5, 0, 1, 1, 0, 0, 6)).isTrue();
        assertThat(bucket.find(2, 0)).isEqualTo(StateTable.NONE);
        assertThat(bucket.storeNumbers(6, 0, 1, 1, 0, 0, 8)).isTrue();
        assertThat(bucket.find(1, 0)).isEqualTo(StateTable.NONE);
        assertThat(bucket.find(5, 0)).isNotEqualTo(StateTable.NONE);
        bucket.storeSolved(7, 0, StateTable.DISPROVEN, false, 1, 0, 0);
        assertThat(bucket.find(5, 0)).isEqualTo(StateTable.NONE);
        assertThat(bucket.used()).isEqualTo(4);
        assertThat(bucket.collisions()).isEqualTo(3);
    }

    @Test
    void entryWithoutRoomChangesNothing() {
        FlatStateTable bucket = new FlatStateTable(FlatStateTable.BUCKET_BYTES, Replacement.LEAST_EFFORT);
        for (int key = 1; key <= 4; key++) {
            bucket.storeSolved(key, 0, StateTable.PROVEN, false, 1, 100, key);
        }
        assertThat(bucket.storeNumbers(5, 0, 1, 1, 0, 0, 99)).isFalse();
        bucket.storeTwin(5, 0, StateTable.PROVEN, false, 0, 0, 1, 99, 1);
        assertThat(bucket.find(5, 0)).isEqualTo(StateTable.NONE);
        for (int key = 1; key <= 4; key++) {
            assertThat(bucket.move(bucket.find(key, 0))).isEqualTo(key);
        }
        assertThat(bucket.used()).isEqualTo(4);
        assertThat(bucket.collisions()).isZero();
    }

    /** Neither a solved state nor one among unsolved states is ever without room. */
    @Test
    void solvedStatesAlwaysHaveRoom() {
        FlatStateTable solved = new FlatStateTable(FlatStateTable.BUCKET_BYTES, Replacement.LEAST_EFFORT);
        FlatStateTable unsolved = new FlatStateTable(FlatStateTable.BUCKET_BYTES, Replacement.LEAST_EFFORT);
        for (int key = 1; key <= 4; key++) {
            solved.storeSolved(key, 0, StateTable.PROVEN, false, 1, 100, key);
            unsolved.storeNumbers(key, 0, 1, 1, 0, 0, 100);
        }
        solved.storeSolved(5, 0, StateTable.DISPROVEN, false, 1, 1, 5);
        assertThat(solved.kind(solved.find(5, 0))).isEqualTo(StateTable.DISPROVEN);
        assertThat(unsolved.storeNumbers(5, 0, 3, 4, 0, 0, 1)).isTrue();
        assertThat(unsolved.proof(unsolved.find(5, 0))).isEqualTo(3);
    }

    /** The state with the key 0 has no entry, and no empty slot is taken for one. */
    @Test
    void emptySlotsStayEmptyWhenQuestionsChange() {
        FlatStateTable bucket = new FlatStateTable(FlatStateTable.BUCKET_BYTES, Replacement.LEAST_EFFORT);
        bucket.storeSolved(1, 0, StateTable.PROVEN, false, 1, 1, 1);
        bucket.turnIntoWins();
        bucket.ask(Goal.WIN);
        assertThat(bucket.find(0, 0)).isEqualTo(StateTable.NONE);
        assertThat(bucket.used()).isEqualTo(1);
        for (int key = 2; key <= 4; key++) {
            bucket.storeSolved(key, 0, StateTable.PROVEN, false, 1, 1, key);
        }
        assertThat(bucket.used()).isEqualTo(4);
        assertThat(bucket.collisions()).isZero();
    }

    @Test
    void sourcesOfBothNumbersAreInOneWord() {
        long sources = StateTable.sources(-7, -8);
        assertThat((int) (sources >>> 32)).isEqualTo(-7);
        assertThat((int) sources).isEqualTo(-8);
    }

    @Test
    void tableThatGrowsLosesOnlyWhatBucketsLose() {
        FlatStateTable large = new FlatStateTable(1 << 24, Replacement.COLLECT);
        for (int key = 0; key < 50_000; key++) {
            large.storeSolved(key, ~key, StateTable.PROVEN, false, 1, 1, key);
        }
        int found = 0;
        for (int key = 0; key < 50_000; key++) {
            int entry = large.find(key, ~key);
            found += entry == StateTable.NONE ? 0 : 1;
            assertThat(entry == StateTable.NONE ? key : large.move(entry)).isEqualTo(key);
        }
        assertThat(large.used()).isEqualTo(found).isGreaterThan(25_000);
        assertThat(large.collisions()).isEqualTo(50_000 - found);
    }
}
