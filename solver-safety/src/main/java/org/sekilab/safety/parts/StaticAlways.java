package org.sekilab.safety.parts;

import org.sekilab.model.Points;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.proof.Proofs;
import org.sekilab.statics.LocalEvaluator;
import org.sekilab.statics.SharedParts;

/**
 * Judges states after moves of the defender in which at most one eye seems to be missing. It uses the quick test of
 * {@link SureLiberties} and an expensive one. All games of an evaluator share the values of parts.
 *
 * <p>Source: own. [NM04] 4.2 makes the expensive test only after a region changed its size, and the quick one after
 * moves of both sides.
 * <p>Proves: {@code true} is a proof, by {@link LocalEvaluator}.
 * <p>Differs: the expensive test of {@link StaticSafe} skips parts that have more than four groups around them.
 * <p>Cost: {@link JoinedChains} for half of the states and two evaluations for some. Each state takes half as long
 * again as with {@link StaticSafe}, but if both find a proof, at most half of the states are needed. Without {@link
 * JoinedChains} it would take twice as long, and save four of a hundred states.
 */
public final class StaticAlways implements ExactEvaluator {
    private static final int MOST_MISSING_EYES = 1; // the pairs may find one more than the guess

    private final Proofs proofs;
    private final SharedParts shared;

    public StaticAlways(Proofs proofs) {
        this(proofs, new SharedParts());
    }

    private StaticAlways(Proofs proofs, SharedParts shared) {
        this.proofs = proofs;
        this.shared = shared;
    }

    @Override
    public OnBoard on(LocalBoard board) {
        OnBoard quick = new SureLiberties(proofs).on(board);
        LocalEvaluator dear = new LocalEvaluator(board, LocalEvaluator.Rules.PAIRS_OF_MANY, proofs, shared);
        JoinedChains chains = new JoinedChains(board);
        return lastMove -> mayBeSafe(board, chains, lastMove) && (quick.isSafe(lastMove) || dear.provesSafe());
    }

    @Override
    public ExactEvaluator checkable() {
        return new StaticAlways(Proofs.CHECKABLE, shared);
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
