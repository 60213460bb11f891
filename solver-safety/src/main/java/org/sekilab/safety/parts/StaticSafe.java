package org.sekilab.safety.parts;

import org.sekilab.model.Points;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.proof.Proofs;
import org.sekilab.statics.LocalEvaluator;

/**
 * Judges states by the quick test of {@link SureLiberties}, and by the expensive one where it may find something new.
 * That is at the start, and where the defender's last move changed the size of a region by more than two points. So
 * the answer {@code false} depends on the last move, and {@code true} proves the state after any move.
 *
 * <p>Source: [NM04] 4.2, StaticSafe.
 * <p>Proves: {@code true} is a proof, by {@link LocalEvaluator}.
 * <p>Differs: the quick test always comes first, and the expensive one is made at the start, too.
 * <p>Cost: one or two evaluations for each state, and some flood fills between them; allocates no more than they do.
 */
public final class StaticSafe implements ExactEvaluator {
    private static final int MAX_SMALL_CHANGE = 2; // [NM04] 4.2

    private final Proofs proofs;

    public StaticSafe(Proofs proofs) {
        this.proofs = proofs;
    }

    @Override
    public OnBoard on(LocalBoard board) {
        return on(board, LocalEvaluator.Rules.PAIRS, proofs);
    }

    /** The judge with other rules for the expensive test. */
    static OnBoard on(LocalBoard board, LocalEvaluator.Rules rules, Proofs proofs) {
        OnBoard quick = new SureLiberties(proofs).on(board);
        LocalEvaluator dear = new LocalEvaluator(board, rules, proofs);
        return lastMove -> quick.isSafe(lastMove) || isRegionChanged(board, lastMove) && dear.provesSafe();
    }

    private static boolean isRegionChanged(LocalBoard board, int lastMove) {
        if (lastMove == Points.NONE) {
            return true;
        }
        if (board.isDefenderToMove() || lastMove == Points.PASS) {
            return false;
        }
        long open = board.shape().all() & ~board.defender();
        long near = board.shape().neighbors()[lastMove] & open;
        int before = Long.bitCount(board.flood(1L << lastMove, open | 1L << lastMove));
        while (near != 0) {
            long part = board.flood(Long.lowestOneBit(near), open);
            if (before - Long.bitCount(part) > MAX_SMALL_CHANGE) {
                return true;
            }
            near &= ~part;
        }
        return false;
    }
}
