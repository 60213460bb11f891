package org.sekilab.life.window;

/**
 * Proves states anew whose proofs go in circles. Mutable, confined to one thread.
 *
 * <p>The table loses entries. A state that is proved twice may rest the second time on a state that rested on it. Both
 * are won, but the two proofs together are no strategy. A renewal proves a state again, without what the table has.
 * It uses the states that are written down already: these have no circles.
 *
 * <p>Cost: at most {@value #MOST} searches of {@value #STATES} states.
 */
final class ProofRenewal {
    private static final int MOST = 64;
    private static final long STATES = 200_000; // for each search

    private final WindowSearch search;
    private final WonTable table;
    private int begun;

    ProofRenewal(WindowSearch search) {
        this.search = search;
        this.table = search.table();
    }

    /** Notes that the present state is written down, with the zone of its line and the defender's move in it. */
    void note(long zone, int move) {
        boolean before = table.isRenewing();
        table.setRenewing(true);
        search.storeWon(zone, move);
        table.setRenewing(before);
    }

    /** Begins a renewal: from now on the search knows nothing but what renewals found. False if one is not allowed. */
    boolean begin() {
        if (table.isRenewing() || begun == MOST) {
            return false;
        }
        begun++;
        table.setRenewing(true);
        return true;
    }

    /** A winning move of the defender in the present state, without the states on the path; or -1. */
    int winningMove(int ply) {
        return search.winningMove(ply, STATES);
    }

    /** Ends a renewal: the search knows again what it knew before. */
    void end() {
        table.setRenewing(false);
    }
}
