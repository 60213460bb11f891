package org.sekilab.safety.settings;

import org.sekilab.proof.Proofs;
import org.sekilab.safety.parts.MoveGenerator;
import org.sekilab.safety.parts.SettledSafe;
import org.sekilab.safety.parts.SureLiberties;

/** What a search of a region is for. It chooses the parts of the search. */
public enum SearchPurpose {
    /** A verdict, by the parts of the configuration. */
    VERDICT,
    /** A certificate: no moves of a loser may be left out, and all leaves can be checked. */
    CERTIFICATE,
    /** As {@link #CERTIFICATE}, by an evaluator that does not judge by the last move. */
    STEADY_CERTIFICATE,
    /** As {@link #CERTIFICATE}, by an evaluator after whose leaves no position comes back. */
    SETTLED_CERTIFICATE;

    /** A configuration with the parts of this purpose. */
    public SafetyConfig of(SafetyConfig config) {
        if (this == VERDICT) {
            return config;
        }
        SafetyConfig all = config.with(config.parts().with(MoveGenerator.ALL)).with(Proofs.CHECKABLE);
        return switch (this) {
            case STEADY_CERTIFICATE -> all.with(all.parts().withEvaluator(new SureLiberties(Proofs.CHECKABLE)));
            case SETTLED_CERTIFICATE -> all.with(all.parts().withEvaluator(new SettledSafe()));
            default -> all;
        };
    }
}
