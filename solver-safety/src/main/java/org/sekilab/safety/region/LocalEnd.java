package org.sekilab.safety.region;

import org.sekilab.model.local.LocalBoard;
import org.sekilab.search.Outcome;

/** The value of a local game that ends by the rules. Confined to the thread of its board. */
public final class LocalEnd {
    private final LocalBoard board;
    private final AttackerLife attackerLife;

    public LocalEnd(LocalBoard board) {
        this.board = board;
        this.attackerLife = new AttackerLife(board);
    }

    /** The value for the defender; {@link Outcome#UNKNOWN} if the game goes on. */
    public Outcome outcome() {
        if (board.isBlockCaptured()) {
            return Outcome.LOSS;
        }
        if (board.isOver()) {
            if (isClear()) {
                return Outcome.WIN;
            }
            return attackerLife.livesOnTerritory() ? Outcome.LOSS : Outcome.DRAW;
        }
        return !board.isDefenderToMove() && board.findBlockInLastEye() ? Outcome.LOSS : Outcome.UNKNOWN;
    }

    /** True if no stone of the attacker is on the territory. */
    boolean isClear() {
        return (board.attacker() & board.shape().territory()) == 0;
    }
}
