package org.sekilab.safety.parts;

import org.sekilab.model.local.LocalBoard;
import org.sekilab.proof.Proofs;
import org.sekilab.statics.LocalEvaluator;

/**
 * Judges states by the blocks and territory that are safe without an answer.
 *
 * <p>Source: [NM04] 4.2, HasSureLiberties.
 * <p>Proves: {@code true} is a proof, by {@link LocalEvaluator}.
 * <p>Differs: see {@link LocalEvaluator}.
 * <p>Cost: one evaluation for each state.
 */
public final class SureLiberties implements ExactEvaluator {
    private final Proofs proofs;

    public SureLiberties(Proofs proofs) {
        this.proofs = proofs;
    }

    @Override
    public OnBoard on(LocalBoard board) {
        LocalEvaluator rules = new LocalEvaluator(board, LocalEvaluator.Rules.NO_ANSWERS, proofs);
        return lastMove -> rules.provesSafe();
    }

    @Override
    public ExactEvaluator checkable() {
        return new SureLiberties(Proofs.CHECKABLE);
    }
}
