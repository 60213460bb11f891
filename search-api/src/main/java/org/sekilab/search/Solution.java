package org.sekilab.search;

import java.util.Optional;

/**
 * The value of a state, from the answers to two questions.
 *
 * @param outcome any of the three values, or {@link Outcome#UNKNOWN} if a limit came first
 * @param first the answer whether the prover reaches at least a draw
 * @param second the answer whether the prover wins; empty if the prover does not reach a draw
 */
public record Solution(Outcome outcome, Result first, Optional<Result> second) {
    public Solution {
        if (outcome != outcomeOf(first, second)) {
            throw new IllegalArgumentException(
                    "%s does not follow from %s".formatted(outcome, outcomeOf(first, second)));
        }
    }

    /** The solution after a first search that found a loss or no answer. */
    public static Solution of(Result first) {
        return new Solution(outcomeOf(first, Optional.empty()), first, Optional.empty());
    }

    /** The solution after both searches. */
    public static Solution of(Result first, Result second) {
        return new Solution(outcomeOf(first, Optional.of(second)), first, Optional.of(second));
    }

    /** The effort of the searches together. */
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
