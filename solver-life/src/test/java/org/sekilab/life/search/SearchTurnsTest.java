package org.sekilab.life.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SearchTurnsTest {
    private final CountedEffort effort = new CountedEffort(Long.MAX_VALUE);
    private final SearchTurns<PlannedSearch> turns = new SearchTurns<>(effort, 10, 3);
    private final List<String> answers = new ArrayList<>();

    /** The one after 10 states has 30, then 90. */
    @Test
    void eachTurnIsLongerThanTheLastOneAndTheOthersComeBetween() {
        turns.add(() -> new PlannedSearch("long", 35));
        turns.add(() -> new PlannedSearch("short", 5));
        turns.take(Long.MAX_VALUE, search -> answers.add(search.name));
        assertThat(answers).containsExactly("short");
        turns.take(Long.MAX_VALUE, search -> answers.add(search.name));
        assertThat(answers).containsExactly("short", "long");
        assertThat(effort.nodes()).isEqualTo(10 + 5 + 25);
        assertThat(turns.isEmpty()).isTrue();
    }

    @Test
    void searchWhoseAnswerCannotBeWrittenWaitsNoLonger() {
        turns.add(() -> new PlannedSearch("first", 5));
        turns.add(() -> new PlannedSearch("second", 5));
        turns.take(Long.MAX_VALUE, search -> answers.add(search.name) && search.name.equals("second"));
        assertThat(answers).containsExactly("first", "second");
    }

    @Test
    void lastTurnEndsAtTheEnd() {
        turns.add(() -> new PlannedSearch("long", 100));
        turns.take(25, search -> answers.add(search.name));
        assertThat(effort.nodes()).isEqualTo(25);
        assertThat(turns.size()).isEqualTo(1);
        turns.take(Long.MAX_VALUE, search -> answers.add(search.name));
        assertThat(effort.nodes()).isEqualTo(100);
    }

    /** A number of states wins. Mutable. */
    private final class PlannedSearch implements TurnedSearch {
        private final String name;
        private long left;

        PlannedSearch(String name, long left) {
            this.name = name;
            this.left = left;
        }

        @Override
        public boolean isWon() {
            while (left > 0 && !effort.isOver()) {
                effort.count();
                left--;
            }
            return left == 0;
        }

        @Override
        public boolean goesOn() {
            return true;
        }
    }
}
