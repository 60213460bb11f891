package org.sekilab.safety.certificate;

import static org.assertj.core.api.Assertions.assertThat;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class LineOrderTest {
    private static final int NO = LineOrder.NO_STONE;

    @Test
    void reachedLinesStandBeforeTheirSuccessors() {
        LineOrder order =
                LineOrder.of(next(new int[] {2, 1}, new int[] {3}, new int[] {1}, new int[] {}, new int[] {3}));
        assertThat(order.lines()).containsExactly(0, 2, 1, 3);
        assertThat(order.isFound()).isTrue();
    }

    @Test
    void linesOfACircleHaveNoOrder() {
        LineOrder order = LineOrder.of(next(new int[] {1}, new int[] {0}));
        assertThat(order.isFound()).isFalse();
        assertThat(order.lines()).containsExactly(0, 1);
    }

    /** The lines 2 and 3 are on different ways. Line 3 makes the stones of line 2. */
    @Test
    void answersThatMakeStonesAgainStandBeforeLinesWithTheseStones() {
        List<int[]> next =
                next(new int[] {1, 2}, new int[] {3}, new int[] {5}, new int[] {4}, new int[] {5}, new int[] {});
        int[] answers = {NO, NO, NO, 0, NO, NO};
        LineOrder plain = LineOrder.of(next);
        assertThat(IntArrayList.wrap(plain.lines()).indexOf(2))
                .isLessThan(IntArrayList.wrap(plain.lines()).indexOf(3));
        LineOrder order = LineOrder.underSuperko(next, stones(0, 9, 1, 2, 1, 8), answers);
        assertThat(order.isFound()).isTrue();
        assertThat(IntArrayList.wrap(order.lines()).indexOf(3))
                .isLessThan(IntArrayList.wrap(order.lines()).indexOf(2));
        assertThat(order.earlier()[3]).isEqualTo(9);
    }

    /** Line 1 leads to line 3, which makes its stones again. */
    @Test
    void answersThatMakeStonesOfTheWayHaveNoOrder() {
        List<int[]> next =
                next(new int[] {1, 2}, new int[] {3}, new int[] {5}, new int[] {4}, new int[] {5}, new int[] {});
        LineOrder order = LineOrder.underSuperko(next, stones(0, 1, 1, 2, 1, 8), new int[] {NO, NO, NO, 0, NO, NO});
        assertThat(order.isFound()).isFalse();
        assertThat(order.repetitions()).contains(new LineOrder.Repetition(3, 1));
    }

    /** The defender had no stone on the point before. So the stones are new on each way. */
    @Test
    void answersOnNewPointsStandAnywhere() {
        List<int[]> next = next(new int[] {1, 2}, new int[] {4}, new int[] {3}, new int[] {4}, new int[] {});
        LineOrder order = LineOrder.underSuperko(next, stones(0, 4, 0, 4, 8), new int[] {NO, NO, 2, NO, NO});
        assertThat(order.lines()).isEqualTo(LineOrder.of(next).lines());
        assertThat(order.isFound()).isTrue();
    }

    private static List<int[]> next(int[]... successors) {
        return List.of(successors);
    }

    private static List<LineOrder.Stones> stones(long... defenders) {
        return Arrays.stream(defenders)
                .mapToObj(defender -> new LineOrder.Stones(0, defender))
                .toList();
    }
}
