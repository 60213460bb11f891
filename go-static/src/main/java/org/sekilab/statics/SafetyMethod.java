package org.sekilab.statics;

/** The rule that proved a point, a block or a region safe; kept for ablation tables. */
public enum SafetyMethod {
    /** Unconditional life: safe even if the defender always passes. [B76] */
    BENSON("benson"),
    /** Life under alternating play from regions that are static one-vital for a chain, or two-vital. [M97], [NM04] 2.1 */
    STATIC("static"),
    /** An area enclosed by safe blocks in which the attacker cannot live. [NM04] 2.2 */
    ENCLOSED("enclosed"),
    /** Connected to safe blocks by pairs of points of which the defender gets one. [M97], [NM04] 3.1 */
    CONNECTED("connected");

    private final String label;

    SafetyMethod(String label) {
        this.label = label;
    }

    /** Its name in results and reports: stable, lower case. */
    public String label() {
        return label;
    }
}
