package org.sekilab.search.dfpn;

/** How far a child is searched. Immutable. */
final class Thresholds {
    /** A search of children that goes on for so many rounds each, without an end, doubles their thresholds. */
    private static final int ROUNDS = 64;

    private static final int MOST_SHIFT = 30;

    private final DfpnConfig config;

    Thresholds(DfpnConfig config) {
        this.config = config;
    }

    /** Beyond the number of the second best child: what the best may reach. */
    int beyond(int number, boolean isProver) {
        double epsilon = isProver ? config.epsilon() : config.opponentEpsilon();
        return number == Children.INFINITE
                ? number
                : (int) Math.min(Children.INFINITE, Math.max(number + 1L, (long) Math.ceil(number * (1 + epsilon))));
    }

    /**
     * A threshold doubled for each search that made no progress, and for many rounds.
     *
     * @param stalls searches of children without progress
     * @param round of the search of children, from 0
     * @param count of the children
     */
    static int widened(long threshold, int stalls, int round, int count) {
        int shift = stalls + round / (ROUNDS * count);
        return (int) Math.min(Children.INFINITE, threshold << Math.min(shift, MOST_SHIFT));
    }
}
