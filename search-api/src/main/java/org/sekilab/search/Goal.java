package org.sekilab.search;

/** The yes-or-no question of a search: the outcomes that count as success for the prover. */
public enum Goal {
    /** Only {@link Outcome#WIN}. */
    WIN,
    /** {@link Outcome#WIN} or {@link Outcome#DRAW}. */
    AT_LEAST_DRAW;

    /**
     * True if the outcome is success.
     *
     * @param outcome a value, not {@link Outcome#UNKNOWN}
     */
    public boolean isReachedBy(Outcome outcome) {
        assert outcome != Outcome.UNKNOWN;
        return outcome == Outcome.WIN || outcome == Outcome.DRAW && this == AT_LEAST_DRAW;
    }
}
