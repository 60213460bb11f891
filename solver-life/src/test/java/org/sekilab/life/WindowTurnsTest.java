package org.sekilab.life;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.sekilab.life.report.WindowReport;
import org.sekilab.life.report.WindowReport.State;
import org.sekilab.search.Limits;
import org.sekilab.search.SearchListener;

/** What searches that take turns tell about their windows. */
class WindowTurnsTest {
    private static final int POINTS = 20;

    /** A search of the first window that has given ends, ten nodes each. */
    private static final class Told implements WindowTurns.Search {
        private final Deque<LifeTurns.End> ends = new ArrayDeque<>();

        Told(LifeTurns.End... ends) {
            this.ends.addAll(Arrays.asList(ends));
        }

        @Override
        public int window() {
            return 0;
        }

        @Override
        public int points() {
            return POINTS;
        }

        @Override
        public Optional<LifeTurns.Answer> take(long nodes, LifeEffort effort) {
            return Optional.of(new LifeTurns.Answer(ends.removeFirst(), 10, Optional.empty(), List.of()));
        }
    }

    @Test
    void searchWithoutNullMovesLeavesItsWindowOpen() {
        assertThat(afterTurns(1, new Told(), new Told(LifeTurns.End.HOPELESS)))
                .isEqualTo(new WindowReport(POINTS, 10, State.OPEN));
    }

    @Test
    void windowIsHopelessIfTheSearchWithNullMovesIs() {
        assertThat(afterTurns(2, new Told(LifeTurns.End.HOPELESS), new Told(LifeTurns.End.HOPELESS)))
                .isEqualTo(new WindowReport(POINTS, 20, State.HOPELESS));
    }

    @Test
    void windowThatIsHopelessStaysSo() {
        Told direct = new Told(LifeTurns.End.OPEN, LifeTurns.End.OPEN);
        assertThat(afterTurns(3, new Told(LifeTurns.End.HOPELESS), direct))
                .isEqualTo(new WindowReport(POINTS, 30, State.HOPELESS));
    }

    private static WindowReport afterTurns(int count, Told first, Told direct) {
        WindowTurns turns = new WindowTurns(Map.of(first, 0), List.of(direct));
        int[] left = {count};
        turns.take(new LifeEffort(Limits.DEFAULT, SearchListener.NONE), () -> --left[0] == 0);
        return turns.reports().get(0);
    }
}
