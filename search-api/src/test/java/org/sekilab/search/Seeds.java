package org.sekilab.search;

import org.junit.jupiter.api.RepetitionInfo;

/**
 * Seeds of random tests. They are fixed, so runs repeat. {@code -Dsekilab.seed=N} gives every repetition the seed N.
 */
public final class Seeds {
    private static final long BASE = 31_000_000L;

    private Seeds() {}

    /** The seed of a repetition of a test. */
    public static long next(RepetitionInfo run) {
        return Long.getLong("sekilab.seed", BASE + run.getCurrentRepetition());
    }
}
