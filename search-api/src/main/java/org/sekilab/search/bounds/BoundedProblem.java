package org.sekilab.search.bounds;

import java.util.Optional;
import java.util.function.Supplier;
import org.sekilab.search.ForwardingProblem;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;

/**
 * Turns a game with values from a partial order into a yes-or-no question. Does the prover reach a value that is at
 * least one of some bounds, for any play of the opponent? Mutable, as the game is; confined to one thread.
 *
 * <p>Source: M. Müller, Partial order bounding (2001). Values are compared with bounds at the leaves only. They need no
 * maximum, and no information is lost in a single number.
 * <p>Proves: WIN says yes. The prover may reach a different bound for each play of the opponent. LOSS says no.
 * <p>Differs: the paper has its own search. Here any engine can answer, and games may repeat.
 * <p>Cost: one comparison with each bound at a leaf.
 *
 * @param <V> the values
 */
public final class BoundedProblem<V> extends ForwardingProblem {
    private final Supplier<Optional<V>> value;
    private final Bounds<V> bounds;

    /**
     * A question about a game.
     *
     * @param game the game; its own outcomes are not used
     * @param value the value of the present state of the game, empty if the game goes on
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
