package org.sekilab.semeai.ccg;

import java.util.ArrayList;
import java.util.List;
import org.sekilab.model.Color;

/**
 * A conditional combinatorial game: the options of black and of white, each in its context. Immutable; games are
 * compared by identity, and may share parts.
 *
 * <p>Source: [LCG] 2.1; options with a dominated context are pruned as in 2.3.
 * <p>Differs: no game leads back to itself. A ko is therefore an option in context {@link Context#KO}, which only its
 * winner has.
 *
 * @param <G> the kind of game, with its data beside the options
 */
public abstract class ConditionalGame<G extends ConditionalGame<G>> {
    private final List<Option<G>> black;
    private final List<Option<G>> white;

    protected ConditionalGame(List<Option<G>> black, List<Option<G>> white) {
        this.black = withoutDominatedContexts(black);
        this.white = withoutDominatedContexts(white);
    }

    /** The options of a side; unmodifiable. */
    public final List<Option<G>> options(Color color) {
        return color == Color.BLACK ? black : white;
    }

    /** Removes an option if another one has the same result and a wider context. */
    private static <G> List<Option<G>> withoutDominatedContexts(List<Option<G>> options) {
        List<Option<G>> kept = new ArrayList<>();
        for (Option<G> option : options) {
            boolean isDominated = kept.stream().anyMatch(other -> dominates(other, option));
            if (!isDominated) {
                kept.removeIf(other -> dominates(option, other));
                kept.add(option);
            }
        }
        return List.copyOf(kept);
    }

    private static <G> boolean dominates(Option<G> option, Option<G> other) {
        return option.result().equals(other.result()) && other.context().implies(option.context());
    }
}
