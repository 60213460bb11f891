package org.sekilab.search.run;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sekilab.search.Limits;
import org.sekilab.search.SearchListener;
import org.sekilab.search.Statistics;

class BudgetTest {
    private final CountedTable table = new CountedTable();

    @Test
    void countsWhatTheTableDidSinceItWasMade() {
        table.work(5);
        Budget budget = budget();
        table.work(2);
        assertThatCountsAre(budget, 2);
        table.work(1);
        assertThatCountsAre(budget, 3);
    }

    @Test
    void runsThatTakeTurnsShareTheCountsOut() {
        Budget one = budget();
        Budget other = budget();
        one.resume();
        table.work(2);
        one.pause();
        other.resume();
        table.work(3);
        other.pause();
        table.work(100);
        one.resume();
        table.work(4);
        one.pause();
        assertThatCountsAre(one, 6);
        assertThatCountsAre(other, 3);
    }

    @Test
    void timeOfOthersDoesNotCount() {
        Budget budget = budget();
        budget.pause();
        Statistics paused = budget.statistics();
        assertThat(budget.statistics().elapsedNanos()).isEqualTo(paused.elapsedNanos());
    }

    private Budget budget() {
        return new Budget(Limits.DEFAULT, SearchListener.NONE, table);
    }

    private static void assertThatCountsAre(Budget budget, int count) {
        Statistics statistics = budget.statistics();
        assertThat(new long[] {statistics.tableHits(), statistics.tableStores(), statistics.tableCollisions()})
                .containsExactly(count, 10L * count, 100L * count);
    }

    /** Each piece of work counts one hit, ten entries written and a hundred lost. */
    private static final class CountedTable implements TableCounts {
        private int count;

        private void work(int more) {
            count += more;
        }

        @Override
        public long hits() {
            return count;
        }

        @Override
        public long stores() {
            return 10L * count;
        }

        @Override
        public long collisions() {
            return 100L * count;
        }
    }
}
