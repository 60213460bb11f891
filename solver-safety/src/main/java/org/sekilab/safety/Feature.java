package org.sekilab.safety;

/** What can be switched on in the safety solver; the presets are sets of these. Source: [NM04] 5. */
public enum Feature {
    /** A boundary block with a sure liberty in another region needs only one here. [NM04] 3.4 */
    EXTERNAL_EYES,
    /** Strongly dependent regions are searched as one. [NM04] 3.2 */
    MERGING,
    /** Moves are sorted by the weighted score. [NM04] 4.1 */
    MOVE_ORDERING,
    /** States are estimated by subregions and active blocks, and judged by the static solver. [NM04] 4.2 */
    EVALUATION,
    /** Weakly dependent regions are searched one by one, with what each gives to the others. [NM04] 3.3 */
    WEAK_DEPENDENCIES
}
