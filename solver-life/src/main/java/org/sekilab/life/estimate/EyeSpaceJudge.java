package org.sekilab.life.estimate;

import org.sekilab.model.PointSet;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.proof.Proofs;
import org.sekilab.statics.LocalEvaluator;

/**
 * Judges states of the local game of an {@link EyeArea} at sight. Mutable buffers, confined to one thread.
 *
 * <p>Proves: nothing beyond the local game.
 */
final class EyeSpaceJudge implements EstimateJudge {
    private static final int STONES = 4; // for all states: the areas are small

    private final LocalBoard board;
    private final LocalEvaluator evaluator;
    private final long barred; // at first: later, blocks may have lost their liberties elsewhere

    /** @param suicides moves that are suicide on the whole board, for the side that moves first */
    EyeSpaceJudge(LocalBoard board, PointSet suicides) {
        this.board = board;
        this.barred = board.shape().mask(suicides);
        this.evaluator = new LocalEvaluator(board, LocalEvaluator.Rules.PAIRS, Proofs.CHECKABLE);
    }

    @Override
    public Sight look() {
        boolean mayBeFilled = board.ply() > 0 || (board.empties() & ~barred) != 0;
        if (board.isBlockCaptured() || mayBeFilled && !board.isDefenderToMove() && board.findBlockInLastEye()) {
            return Sight.LOST;
        }
        return evaluator.provesSafe() ? Sight.WON : Sight.OPEN;
    }

    @Override
    public long moves() {
        return board.ply() == 0 ? board.empties() & ~barred : board.empties();
    }

    @Override
    public int stonesToWin() {
        return STONES;
    }
}
