package org.sekilab.search;

import java.util.Optional;

/**
 * What a state is worth, from the answers to two questions.
 *
 * @param outcome any of the three values, or {@link Outcome#UNKNOWN} if a limit came first
 * @param first whether the prover reaches at least a draw
 * @param second whether it wins; asked only if it reaches a draw
 */
public record Solution(Outcome outcome, Result first, Optional<Result> second) {
    public Solution {
        if (outcome != outcomeOf(first, second)) {
            throw new IllegalArgumentException(
                    "%s does not follow from %s".formatted(outcome, outcomeOf(first, second)));
        }
    }

    /** After a first search that found no draw, or nothing. */
    public static Solution of(Result first) {
        return new Solution(outcomeOf(first, Optional.empty()), first, Optional.empty());
    }

    /** After both searches. */
    public static Solution of(Result first, Result second) {
        return new Solution(outcomeOf(first, Optional.of(second)), first, Optional.of(second));
    }

    /** What the searches did together. */
    public Statistics statistics() {
        return second.map(result -> first.statistics().plus(result.statistics()))
                .orElse(first.statistics());
    }

    private static Outcome outcomeOf(Result first, Optional<Result> second) {
        if ((first.outcome() == Outcome.WIN) != second.isPresent()) {
            throw new IllegalArgumentException("second search after %s: %s".formatted(first.outcome(), second));
        }
        return second.map(result -> result.outcome() == Outcome.LOSS ? Outcome.DRAW : result.outcome())
                .orElse(first.outcome());
    }
}
