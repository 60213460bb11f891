package org.sekilab.proof;

/** Which proofs are looked for. */
public enum Proofs {
    /** All that are known to hold. */
    ANY,
    /**
     * Those that a certificate can say and a small checker can follow. Of pairs, only what points that they cover and areas that they split
     * show: not how emptied parts are answered, nor how the liberties of dead stones are filled. On whole boards, local games that have no
     * point in common with what the static rules rest on.
     */
    CHECKABLE
}
