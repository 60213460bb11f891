package org.sekilab.model.rules;

/** Which repetitions are illegal. Passing is always legal. */
public enum KoRule {
    /** Retaking a ko at once, and nothing else. */
    SIMPLE,
    /** Also a move that makes the stones of an earlier position. */
    POSITIONAL_SUPERKO,
    /** Also a move that makes the stones of an earlier position with the same side to move. */
    SITUATIONAL_SUPERKO
}
