package org.sekilab.experiments.plugin;

import java.util.concurrent.atomic.AtomicLong;
import org.sekilab.model.local.LocalBoard;

/**
 * A board that is lent to a strategy. While nodes are checked, the strategy has to return the board unchanged. Mutable,
 * confined to the board's thread.
 */
final class Loan {
    private final LocalBoard board;
    private final ClassOrigin borrower;
    private final AtomicLong left;
    private boolean isChecked;
    private long keyLow;
    private long keyHigh;
    private int ply;

    /** @param left the nodes that are still to be checked */
    Loan(LocalBoard board, ClassOrigin borrower, AtomicLong left) {
        this.board = board;
        this.borrower = borrower;
        this.left = left;
    }

    /** The strategy gets the board. */
    void begin() {
        isChecked = left.get() > 0;
        if (isChecked) {
            keyLow = board.keyLow();
            keyHigh = board.keyHigh();
            ply = board.ply();
        }
    }

    /** The strategy has given it back. */
    void end() {
        if (isChecked && (keyLow != board.keyLow() || keyHigh != board.keyHigh() || ply != board.ply())) {
            throw borrower.violation("it changes the board that it is lent: %d moves are played instead of %d: %s"
                    .formatted(board.ply(), ply, board));
        }
    }

    /** Whether this call is checked. */
    boolean isChecked() {
        return isChecked;
    }
}
