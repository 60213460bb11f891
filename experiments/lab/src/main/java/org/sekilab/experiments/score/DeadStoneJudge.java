package org.sekilab.experiments.score;

/** What tells which stones are dead, beside the user. */
public enum DeadStoneJudge {
    /** Proofs, and an estimate of the stones without a proof. */
    ESTIMATE,
    /** The proofs of {@code safety.solver} alone. */
    AUTO,
    /** Nothing. All stones that the user does not name are alive. */
    NONE
}
