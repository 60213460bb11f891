package org.sekilab.proof;

/** The kinds of proofs that a solver looks for. */
public enum Proofs {
    /** All proofs that are known to hold. */
    ANY,
    /**
     * Proofs that a certificate can express and a small checker can follow. Pairs prove only the points that they cover
     * and the areas that they split. Answers in emptied parts and the filling of liberties of dead stones are left out.
     * On whole boards, local games must have no point in common with the points that the static rules use.
     */
    CHECKABLE
}
