package org.sekilab.verify;

import org.sekilab.model.local.LocalBoard;

/**
 * Whether stones of the attacker live by themselves when both have passed.
 *
 * <p>Rules: the goal {@code seki} of R-GAME-2.
 * <p>Source: Benson, Life in the game of Go (1976). A block lives when it has two vital regions that living blocks
 * close. All empty points of such a region are liberties of the block.
 * <p>Differs: stones connected to the wall live. A region next to an essential block is no eye, because the side that
 * fills it captures that block.
 */
final class AttackerEyes {
    private final LocalBoard board;

    AttackerEyes(LocalBoard board) {
        this.board = board;
    }

    boolean liveOnTerritory() {
        long stones = board.attacker();
        long living = stones;
        for (long before = 0; before != living; ) {
            before = living;
            for (long rest = living; rest != 0; ) {
                long block = board.flood(Long.lowestOneBit(rest), stones);
                rest &= ~block;
                boolean isWall = (block & board.shape().wallAt()) != 0;
                living &= isWall || vitalRegions(block, stones & ~living) >= 2 ? -1 : ~block;
            }
        }
        return (living & board.shape().territory()) != 0;
    }

    private int vitalRegions(long block, long dead) {
        long open = board.shape().all() & ~board.attacker();
        long adjacent = board.around(block);
        int vital = 0;
        for (long rest = adjacent & open; rest != 0; ) {
            long region = board.flood(Long.lowestOneBit(rest), open);
            rest &= ~region;
            boolean isVital = (region & board.empties() & ~adjacent) == 0 && (board.around(region) & dead) == 0;
            for (long exterior : board.shape().blockExteriors()) {
                isVital &= (exterior & region) == 0;
            }
            vital += isVital ? 1 : 0;
        }
        return vital;
    }
}
