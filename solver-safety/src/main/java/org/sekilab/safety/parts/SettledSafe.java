package org.sekilab.safety.parts;

import org.sekilab.model.local.LocalBoard;
import org.sekilab.proof.Proofs;
import org.sekilab.statics.LocalEvaluator;

/**
 * Judges states by the pairs that keep all blocks and the territory with stones that are never captured. The defender
 * plays on after it without making a position that was there before.
 *
 * <p>Source: own; R-SUPERKO-2 of docs/certificate-rules.md.
 * <p>Proves: {@code true} is a proof, by {@link LocalEvaluator}.
 * <p>Differs: see {@link LocalEvaluator}.
 * <p>Cost: one evaluation for each state.
 */
public final class SettledSafe implements ExactEvaluator {
    @Override
    public OnBoard on(LocalBoard board) {
        LocalEvaluator rules = new LocalEvaluator(board, LocalEvaluator.Rules.PAIRS_OF_MANY, Proofs.CHECKABLE);
        return lastMove -> rules.provesSafe() && rules.loosePoints(rules.pairs()) == 0;
    }

    @Override
    public ExactEvaluator checkable() {
        return this;
    }
}
