package org.sekilab.search.dfpn;

/** The thresholds of the search of a child. Immutable. */
final class Thresholds {
    /** Thresholds double each time that a search of children has taken this number of rounds for each child. */
    private static final int ROUNDS = 64;

    private static final int MOST_SHIFT = 30;

    private final DfpnConfig config;

    Thresholds(DfpnConfig config) {
        this.config = config;
    }

    /** The threshold of the best child, given the number of the second best child. */
    int beyond(int number, boolean isProver) {
        double epsilon = isProver ? config.epsilon() : config.opponentEpsilon();
        return number == Children.INFINITE
                ? number
                : (int) Math.min(Children.INFINITE, Math.max(number + 1L, (long) Math.ceil(number * (1 + epsilon))));
    }

    /**
     * A threshold doubled for each search without progress, and again for many rounds.
     *
     * @param stalls the number of searches of children without progress
     * @param round the round of the search of children, from 0
     * @param count the number of children
     */
    static int widened(long threshold, int stalls, int round, int count) {
        int shift = stalls + round / (ROUNDS * count);
        return (int) Math.min(Children.INFINITE, threshold << Math.min(shift, MOST_SHIFT));
    }
}
