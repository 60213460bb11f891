package org.sekilab.proof;

/**
 * The rule that proved a point, a block or a region safe, for ablation tables. A plug-in makes its own methods.
 *
 * @param label the name in results and reports: stable, lower case
 * @param rank orders methods from weak to strong: a region counts for the strongest method that it needed
 */
public record SafetyMethod(String label, int rank) implements Comparable<SafetyMethod> {
    /** Unconditional life: safe even if the defender always passes. [B76] */
    public static final SafetyMethod BENSON = new SafetyMethod("benson", 0);
    /**
     * Life under alternating play from regions that are static one-vital or two-vital for a chain. [M97], [NM04] 2.1
     */
    public static final SafetyMethod STATIC = new SafetyMethod("static", 10);
    /** An area enclosed by safe blocks in which the attacker cannot live. [NM04] 2.2 */
    public static final SafetyMethod ENCLOSED = new SafetyMethod("enclosed", 20);
    /** Connected to safe blocks by pairs of points. The defender gets one point of each pair. [M97], [NM04] 3.1 */
    public static final SafetyMethod CONNECTED = new SafetyMethod("connected", 30);
    /** Never captured, although the territory around is lost: at least in seki. [NKM] 5.6 */
    public static final SafetyMethod SEKI = new SafetyMethod("seki", 90);

    /** Never captured in a capturing race or after it. [NKM] 6.2, figure 10. */
    public static final SafetyMethod SEMEAI = new SafetyMethod("semeai", 96);

    @Override
    public int compareTo(SafetyMethod other) {
        int byRank = Integer.compare(rank, other.rank);
        return byRank != 0 ? byRank : label.compareTo(other.label);
    }
}
