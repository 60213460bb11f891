package org.sekilab.safety.region;

import org.sekilab.model.Points;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.proof.Proofs;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.statics.LocalEvaluator;

/**
 * A local game without territory. Doubtful stones of the defender become stones of the attacker that are never
 * captured. A {@link RegionProblem} is lost with them, although the defender may do without them.
 */
final class WallGame implements Problem {
    private final LocalBoard board;
    private final LocalEnd end;
    private final LocalEvaluator evaluator;
    private final int pass;

    WallGame(LocalBoard board) {
        this.board = board;
        this.end = new LocalEnd(board);
        this.evaluator = new LocalEvaluator(board, LocalEvaluator.Rules.PAIRS_OF_MANY, Proofs.ANY);
        this.pass = board.shape().size();
        giveUp();
    }

    private void giveUp() {
        if (!board.isDefenderToMove() && !board.isBlockCaptured()) {
            board.giveUpDoubtfulStones();
        }
    }

    @Override
    public int maxMoves() {
        return pass + 1;
    }

    @Override
    public boolean isProverToMove() {
        return board.isDefenderToMove();
    }

    @Override
    public int movesInto(int[] moves) {
        int count = 0;
        for (int move = 0; move < pass; move++) {
            if (board.isLegal(move)) {
                moves[count++] = move;
            }
        }
        moves[count] = pass;
        return count + 1;
    }

    @Override
    public void play(int move) {
        board.play(move == pass ? Points.PASS : move);
        giveUp();
    }

    @Override
    public void undo() {
        board.undo();
    }

    @Override
    public long keyLow() {
        return board.keyLow();
    }

    @Override
    public long keyHigh() {
        return board.keyHigh();
    }

    @Override
    public Outcome outcome() {
        Outcome outcome = end.outcome();
        return outcome == Outcome.UNKNOWN && evaluator.provesSafe() ? Outcome.WIN : outcome;
    }

    @Override
    public int estimate() {
        return 0;
    }

    @Override
    public Outcome repetition() {
        return Outcome.LOSS;
    }
}
