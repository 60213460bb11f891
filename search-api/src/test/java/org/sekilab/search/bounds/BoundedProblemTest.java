package org.sekilab.search.bounds;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.sekilab.search.ForwardingProblem;
import org.sekilab.search.Outcome;
import org.sekilab.search.bounds.ValuedTree.Leaf;

class BoundedProblemTest {
    private static final Bounds<Leaf> BOUNDS = new Bounds<>(ValuedTree.ORDER, List.of(new Leaf(0, 3), new Leaf(2, 1)));
    private static final ValuedTree GAME = new ValuedTree(1, 3);

    @Test
    void leastValueThatReachesABoundIsAWin() {
        assertThat(outcome(new ValueRange<>(Optional.of(new Leaf(2, 2)), Optional.empty())))
                .isEqualTo(Outcome.WIN);
    }

    @Test
    void greatestValueThatReachesNoBoundIsALoss() {
        assertThat(outcome(new ValueRange<>(Optional.empty(), Optional.of(new Leaf(1, 2)))))
                .isEqualTo(Outcome.LOSS);
    }

    /** The value may be one that reaches a bound, or not. */
    @Test
    void rangeAcrossABoundIsOpen() {
        assertThat(outcome(new ValueRange<>(Optional.of(new Leaf(1, 1)), Optional.of(new Leaf(2, 2)))))
                .isEqualTo(Outcome.UNKNOWN);
        assertThat(outcome(ValueRange.unknown())).isEqualTo(Outcome.UNKNOWN);
    }

    @Test
    void outcomeOfTheGameComesFirst() {
        ForwardingProblem drawn = new ForwardingProblem(GAME) {
            @Override
            public Outcome outcome() {
                return Outcome.DRAW;
            }
        };
        assertThat(new BoundedProblem<>(drawn, () -> ValueRange.exactly(new Leaf(3, 3)), BOUNDS::isReachedBy).outcome())
                .isEqualTo(Outcome.DRAW);
    }

    private static Outcome outcome(ValueRange<Leaf> range) {
        return new BoundedProblem<>(GAME, () -> range, BOUNDS::isReachedBy).outcome();
    }
}
