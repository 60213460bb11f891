package org.sekilab.search.bounds;

import java.util.function.Predicate;
import java.util.function.Supplier;
import org.sekilab.search.ForwardingProblem;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;

/**
 * Turns a game with values from a partial order into a yes-or-no question. Does the prover reach a value that is at
 * least one of some bounds, for any play of the opponent? Mutable, as the game is; confined to one thread.
 *
 * <p>Source: [POB]. Values are compared with bounds where the game is evaluated, and
 * only answers are passed up the tree. Values need no maximum, and no information is lost in a single number.
 * <p>Proves: WIN says yes. The prover may reach a different bound for each play of the opponent. LOSS says no. Both
 * need true ranges.
 * <p>Differs: the paper has its own search. Here any engine can answer, and games may repeat. The paper evaluates
 * leaves. Here a state may have a range, and then it is a leaf as soon as the range answers the question.
 * <p>Cost: one comparison with each bound for each end of a range.
 *
 * @param <V> the values
 */
public final class BoundedProblem<V> extends ForwardingProblem {
    private final Supplier<ValueRange<V>> range;
    private final Predicate<V> isReached;

    /**
     * A question about a game.
     *
     * @param game the game; an outcome of its own comes first
     * @param range what is known of the value of the present state of the game
     * @param isReached tells of a value whether it is at least one of the bounds, as {@link Bounds#isReachedBy} does
     */
    public BoundedProblem(Problem game, Supplier<ValueRange<V>> range, Predicate<V> isReached) {
        super(game);
        this.range = range;
        this.isReached = isReached;
    }

    @Override
    public Outcome outcome() {
        Outcome known = problem().outcome();
        if (known != Outcome.UNKNOWN) {
            return known;
        }
        ValueRange<V> now = range.get();
        if (now.least().isPresent() && isReached.test(now.least().get())) {
            return Outcome.WIN;
        }
        boolean isMissed = now.most().isPresent() && !isReached.test(now.most().get());
        return isMissed ? Outcome.LOSS : Outcome.UNKNOWN;
    }
}
