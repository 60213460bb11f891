package org.sekilab.search.bounds;

import java.util.Optional;
import java.util.function.Supplier;
import org.sekilab.search.ForwardingProblem;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;

/**
 * A game with values from a partial order as a yes-or-no question: does the prover reach a value that is at least one of some bounds,
 * however the opponent plays? Mutable, as the game is; confined to one thread.
 *
 * <p>Source: M. Müller, Partial order bounding (2001): values are compared with bounds at the leaves only, so that they need no maximum,
 * and none of what they say is lost in a single number.
 * <p>Proves: WIN, if that is so; the prover may reach another bound for each way in which the opponent plays. LOSS, if not.
 * <p>Differs: the paper has a search of its own; here each engine will do, and games may repeat.
 * <p>Cost: at a leaf a comparison with each bound.
 *
 * @param <V> the values
 */
public final class BoundedProblem<V> extends ForwardingProblem {
    private final Supplier<Optional<V>> value;
    private final Bounds<V> bounds;

    /**
     * A question about a game.
     *
     * @param game what is played; its own outcomes are not asked for
     * @param value the value of the state that the game is in, empty where it goes on
     */
    public BoundedProblem(Problem game, Supplier<Optional<V>> value, Bounds<V> bounds) {
        super(game);
        this.value = value;
        this.bounds = bounds;
    }

    @Override
    public Outcome outcome() {
        return value.get()
                .map(leaf -> bounds.isReachedBy(leaf) ? Outcome.WIN : Outcome.LOSS)
                .orElse(Outcome.UNKNOWN);
    }
}
