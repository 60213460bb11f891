package org.sekilab.model.rules;

/** The repetitions that are illegal. Passing is always legal. */
public enum KoRule {
    /** Only retaking a ko at once is illegal. */
    SIMPLE,
    /** A move that makes the stones of an earlier position is illegal too. */
    POSITIONAL_SUPERKO,
    /** A move that makes the stones of an earlier position with the same side to move is illegal too. */
    SITUATIONAL_SUPERKO
}
