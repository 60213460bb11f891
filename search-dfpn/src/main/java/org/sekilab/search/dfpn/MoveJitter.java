package org.sekilab.search.dfpn;

import org.sekilab.search.table.KeyHash;

/**
 * Small random changes that make searches of the same state differ: additions to the first numbers of moves. A move has
 * the same addition in all states. Immutable.
 *
 * <p>Source: own; the jitter of searches for life, for any moves.
 * <p>Proves: nothing.
 * <p>Cost: some steps for each new state; allocates nothing.
 *
 * @param seed the seed that all searches of a state share
 * @param search the number of the search, from 0. The first has no additions
 */
record MoveJitter(long seed, int search) {
    static final MoveJitter NONE = new MoveJitter(0, 0);

    private static final int MOST = 3; // one less than a power of two

    /** What is added to the number of a win of the side that plays a move, from 0 to {@value #MOST}. */
    int addition(int move) {
        if (search == 0) {
            return 0;
        }
        return KeyHash.of(seed, (long) search << Integer.SIZE | Integer.toUnsignedLong(move)) & MOST;
    }
}
