package org.sekilab.safety.region;

import org.sekilab.model.local.LocalBoard;

/**
 * Finds stones of the attacker inside that live: unconditionally, or connected to stones outside that cannot be
 * captured.
 *
 * <p>Source: [B76].
 * <p>Proves: {@code true} is a proof.
 * <p>Cost: some mask operations for each block and each of its regions.
 */
final class AttackerLife {
    private final LocalBoard board;

    AttackerLife(LocalBoard board) {
        this.board = board;
    }

    boolean livesOnTerritory() {
        return (livingStones() & board.shape().territory()) != 0;
    }

    /** The attacker's stones that live. */
    long livingStones() {
        long attackers = board.attacker();
        long outer = board.flood(attackers & board.shape().wallAt(), attackers);
        long alive = attackers & ~outer;
        boolean eliminated = true;
        while (eliminated) {
            eliminated = false;
            for (long rest = alive; rest != 0; ) {
                long block = board.flood(Long.lowestOneBit(rest), attackers & ~outer);
                rest &= ~block;
                if (vitalRegions(block, attackers & ~outer & ~alive) < 2) {
                    alive &= ~block;
                    eliminated = true;
                }
            }
        }
        return alive | outer;
    }

    /**
     * The number of regions vital to a block. A region that touches an essential block is no eye: its owner could
     * capture that block.
     */
    private int vitalRegions(long block, long notAlive) {
        long open = board.shape().all() & ~board.attacker();
        long adjacent = board.around(block);
        int vital = 0;
        for (long rest = adjacent & open; rest != 0; ) {
            long region = board.flood(Long.lowestOneBit(rest), open);
            rest &= ~region;
            boolean isVital = (region & board.empties() & ~adjacent) == 0;
            boolean isClosed = (board.around(region) & notAlive) == 0 && !touchesEssential(region);
            vital += isVital && isClosed ? 1 : 0;
        }
        return vital;
    }

    private boolean touchesEssential(long region) {
        for (long exterior : board.shape().blockExteriors()) {
            if ((exterior & region) != 0) {
                return true;
            }
        }
        return false;
    }
}
