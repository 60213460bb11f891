package org.sekilab.experiments.score;

import java.util.Locale;
import java.util.Optional;
import org.sekilab.experiments.Words;

/** What tells which stones are dead, beside the user. */
public enum DeadStoneJudge {
    /** Proofs, and an estimate of the stones without a proof. */
    ESTIMATE,
    /** The proofs of {@code safety.solver} alone. */
    AUTO,
    /** Nothing. All stones that the user does not name are alive. */
    NONE;

    /** The judge that a word names. */
    static Optional<DeadStoneJudge> named(String word) {
        for (DeadStoneJudge judge : values()) {
            if (Words.of(judge).equals(word.toLowerCase(Locale.ROOT))) {
                return Optional.of(judge);
            }
        }
        return Optional.empty();
    }
}
