package org.sekilab.search;

import org.junit.jupiter.api.RepetitionInfo;

/**
 * Seeds of random tests. They are fixed, so runs repeat. {@code -Dsekilab.seed=N} gives every repetition the seed N.
 * {@code -Dsekilab.seed.more=N} adds N to each fixed seed, so that every random test judges other samples.
 */
public final class Seeds {
    private static final long BASE = 31_000_000L;

    private static final long MORE = Long.getLong("sekilab.seed.more", 0L);

    private Seeds() {}

    /** The seed of a repetition of a test. */
    public static long next(RepetitionInfo run) {
        return of(BASE + run.getCurrentRepetition());
    }

    /** The seed of a test that has {@code fixed} as its own. */
    public static long of(long fixed) {
        return Long.getLong("sekilab.seed", fixed + MORE);
    }
}
