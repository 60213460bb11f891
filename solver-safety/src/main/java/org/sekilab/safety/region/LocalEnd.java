package org.sekilab.safety.region;

import org.sekilab.model.local.LocalBoard;
import org.sekilab.search.Outcome;

/** Tells what a local game is worth where the rules end it. As the board, confined to one thread. */
public final class LocalEnd {
    private final LocalBoard board;
    private final AttackerLife attackerLife;

    public LocalEnd(LocalBoard board) {
        this.board = board;
        this.attackerLife = new AttackerLife(board);
    }

    /** For the defender, {@link Outcome#UNKNOWN} where the game goes on. */
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
        return !board.isDefenderToMove() && board.hasBlockInLastEye() ? Outcome.LOSS : Outcome.UNKNOWN;
    }

    /** Whether no stone of the attacker is on the territory. */
    boolean isClear() {
        return (board.attacker() & board.shape().territory()) == 0;
    }
}
