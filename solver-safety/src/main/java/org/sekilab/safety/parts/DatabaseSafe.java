package org.sekilab.safety.parts;

import org.sekilab.model.local.LocalBoard;
import org.sekilab.proof.Proofs;
import org.sekilab.statics.LocalEvaluator;

/**
 * Judges states as {@link StaticSafe} does, and by the {@link org.sekilab.statics.eyespace.RegionDatabase} where one
 * group encloses an empty part.
 *
 * <p>Source: [NM04] 4.2, and [N05] 3.5 for the regions.
 * <p>Proves: {@code true} is a proof, by {@link LocalEvaluator}.
 * <p>Differs: nothing.
 * <p>Cost: as {@link StaticSafe}, and a look-up for each new part of up to eight points.
 */
final class DatabaseSafe implements ExactEvaluator {
    @Override
    public OnBoard on(LocalBoard board) {
        return StaticSafe.on(board, LocalEvaluator.Rules.PAIRS_AND_DATABASE, Proofs.ANY);
    }
}
