package org.sekilab.search.bounds;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sekilab.search.bounds.ValuedTree.Leaf;

class BoundsTest {
    @Test
    void onlyTheLeastBoundsAreKept() {
        Bounds<Leaf> bounds = new Bounds<>(
                ValuedTree.ORDER,
                List.of(new Leaf(2, 2), new Leaf(0, 3), new Leaf(2, 1), new Leaf(2, 1), new Leaf(1, 3)));
        assertThat(bounds.minimal()).containsExactly(new Leaf(0, 3), new Leaf(2, 1));
    }

    @Test
    void valueBetweenTheBoundsReachesNone() {
        Bounds<Leaf> bounds = new Bounds<>(ValuedTree.ORDER, List.of(new Leaf(0, 3), new Leaf(2, 1)));
        assertThat(bounds.isReachedBy(new Leaf(1, 2))).isFalse();
        assertThat(bounds.isReachedBy(new Leaf(1, 3))).isTrue();
        assertThat(bounds.isReachedBy(new Leaf(3, 1))).isTrue();
    }

    @Test
    void nothingReachesNoBounds() {
        assertThat(new Bounds<>(ValuedTree.ORDER, List.of()).isReachedBy(new Leaf(3, 3)))
                .isFalse();
    }
}
