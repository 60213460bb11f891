package org.sekilab.search.dfpn;

/**
 * Gives numbers to paths. Two paths with the same number are the same. [KM04] uses a hash of the path for this purpose,
 * but a hash may be wrong. Mutable, confined to a run.
 *
 * <p>A path is the number of the path before it and its last state, as a whole key. A fixed number of paths is
 * remembered. A forgotten path gets a new number, never an old one. Numbers are computed only at a request. Each of
 * several threads has its own numbers, and no number belongs to two threads.
 *
 * <p>Cost: O(1) for each ply that was entered since its last request. Some 200 KB after the first request, nothing
 * before.
 */
final class PathNumbers {
    /** No path: the answer when no numbers are left. */
    static final int NONE = 0;

    private static final int SLOTS = 1 << 13;
    private static final int EMPTY_PATH = 1;

    private final long[] pathLows; // [ply]
    private final long[] pathHighs;
    private final int[] numbers; // [ply]: the number of the path down to it; NONE before a request
    private long[] lows = new long[0]; // [slot]
    private long[] highs = new long[0];
    private int[] parents = new int[0];
    private int[] values = new int[0]; // NONE for a free slot
    private final int step;
    private int last;

    PathNumbers(int maxPlies) {
        this(maxPlies, 0, 1);
    }

    /**
     * The numbers of one of several threads.
     *
     * @param thread the index of the thread, from 0
     * @param threads the number of threads
     */
    PathNumbers(int maxPlies, int thread, int threads) {
        this.step = threads;
        this.last = EMPTY_PATH + thread;
        this.pathLows = new long[maxPlies + 1];
        this.pathHighs = new long[maxPlies + 1];
        this.numbers = new int[maxPlies + 1];
    }

    /** Records the state of the path at a ply, when it is entered. */
    void enter(int ply, long low, long high) {
        pathLows[ply] = low;
        pathHighs[ply] = high;
        numbers[ply] = NONE;
    }

    /** The number of the present path from the root down to a ply, or {@link #NONE}. */
    int of(int ply) {
        int known = ply;
        while (known >= 0 && numbers[known] == NONE) {
            known--;
        }
        for (int i = known + 1; i <= ply && last <= Integer.MAX_VALUE - step; i++) {
            numbers[i] = numberOf(i == 0 ? EMPTY_PATH : numbers[i - 1], pathLows[i], pathHighs[i]);
        }
        return numbers[ply];
    }

    private int numberOf(int parent, long low, long high) {
        if (values.length == 0) {
            lows = new long[SLOTS];
            highs = new long[SLOTS];
            parents = new int[SLOTS];
            values = new int[SLOTS];
        }
        long hash = (low ^ Long.rotateLeft(high, 32) ^ parent * 0xC2B2AE3D27D4EB4FL) * 0x9E3779B97F4A7C15L;
        int slot = (int) (hash >>> 40) & (SLOTS - 1);
        boolean isKnown = values[slot] != NONE && parents[slot] == parent && lows[slot] == low && highs[slot] == high;
        if (!isKnown) {
            lows[slot] = low;
            highs[slot] = high;
            parents[slot] = parent;
            last += step;
            values[slot] = last;
        }
        return values[slot];
    }
}
