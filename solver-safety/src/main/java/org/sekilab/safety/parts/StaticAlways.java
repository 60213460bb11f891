package org.sekilab.safety.parts;

import org.sekilab.model.Points;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.proof.Proofs;
import org.sekilab.statics.LocalEvaluator;

/**
 * Judges states after moves of the defender, where no more than one eye seems to be missing, by the quick test of {@link SureLiberties} and
 * by a dear one.
 *
 * <p>Source: own; [NM04] 4.2 makes the dear test only where a region changed its size, and the quick one after moves of both sides.
 * <p>Proves: {@code true} is a proof, by {@link LocalEvaluator}.
 * <p>Differs: the dear test of {@link StaticSafe} leaves parts alone that have more than four groups around them.
 * <p>Cost: {@link JoinedChains} for half of the states and two evaluations for some: half as long again for each state as with {@link
 * StaticSafe}, but half of the states or fewer where both find a proof. Without {@link JoinedChains} it would be twice as long,
 * for four of a hundred states less.
 */
public final class StaticAlways implements ExactEvaluator {
    private static final int MOST_MISSING_EYES = 1; // the pairs may find one more than the guess

    private final Proofs proofs;

    public StaticAlways(Proofs proofs) {
        this.proofs = proofs;
    }

    @Override
    public OnBoard on(LocalBoard board) {
        OnBoard quick = new SureLiberties(proofs).on(board);
        LocalEvaluator dear = new LocalEvaluator(board, LocalEvaluator.Rules.PAIRS_OF_MANY, proofs);
        JoinedChains chains = new JoinedChains(board);
        return lastMove -> mayBeSafe(board, chains, lastMove) && (quick.isSafe(lastMove) || dear.isSafe());
    }

    @Override
    public ExactEvaluator checkable() {
        return new StaticAlways(Proofs.CHECKABLE);
    }

    private static boolean mayBeSafe(LocalBoard board, JoinedChains chains, int lastMove) {
        if (lastMove == Points.NONE) {
            return true;
        }
        if (board.isDefenderToMove()) {
            return false;
        }
        chains.find();
        return chains.missingEyes() <= MOST_MISSING_EYES;
    }
}
