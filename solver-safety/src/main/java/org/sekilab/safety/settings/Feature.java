package org.sekilab.safety.settings;

import java.util.Set;

/** What can be switched on in the safety solver, and the first preset that has it. Source: [NM04] 5, [NKM]. */
public enum Feature {
    /** Small areas of regions are searched for connections to safe blocks and for territory. [NM04] 3.1 */
    EXPAND_VITAL(Preset.M1),
    /** A boundary block with a sure liberty in another region needs only one here. [NM04] 3.4 */
    EXTERNAL_EYES(Preset.M2),
    /** Strongly dependent regions are searched as one. [NM04] 3.2 */
    MERGING(Preset.M3),
    /** Moves are sorted by the weighted score. [NM04] 4.1 */
    MOVE_ORDERING(Preset.M4),
    /** The defender's answers to what the attacker's last move seems to be for come first. [NM04] 4.1 */
    MOTIVATION(Preset.M4),
    /** Where a boundary block is in atari, only moves that may save it are searched. [NM04] 4.1 */
    FORCED_MOVES(Preset.M4),
    /** States are estimated by subregions and active blocks, [NM04] 4.2; proof numbers begin with the eyes that are missing. */
    ESTIMATE(Preset.M5),
    /** States are judged by the static solver where a region changed its size, not only by sure liberties. [NM04] 4.2 */
    STATIC_SAFE(Preset.M5),
    /** Weakly dependent regions are searched one by one, with what each gives to the others. [NM04] 3.3 */
    WEAK_DEPENDENCIES(Preset.M6),
    /** With the weak dependencies: both sides may also play on liberties outside of blocks that nothing else helps. [NM04] 3.3 */
    EXTERNAL_MOVES(Preset.M6),
    /** With the weak dependencies: blocks that get a liberty each from different regions are connected. [NM04] 3.1 */
    CHAINS(Preset.M6),
    /** Regions that are not safe are searched for seki. [NKM] 5.5, 5.6 */
    SEKI(Preset.M7),
    /** Larger regions, merged regions and weak groups are searched, after everything before. */
    LARGE_UNITS(Preset.BEST),
    /** Two or three of many related regions are searched as one. */
    JOINT_REGIONS(Preset.BEST),
    /** Blocks are searched for life in areas around them, across regions. */
    LIFE_AREAS(Preset.BEST),
    /** With the life areas: in those around single liberties, too. */
    LIBERTY_AREAS(Preset.BEST),
    /** With the life areas: for territory in those where blocks live. */
    AREA_TERRITORY(Preset.BEST),
    /** Regions, and two or three related ones, are searched with one or two weak blocks given up, life areas with all those around. */
    GIVEN_UP_BLOCKS(Preset.BEST),
    /** Searches that seem hopeless are given up before their limits, in all that is done. */
    EARLY_STOPS(Preset.BEST),
    /** Games are searched only where an easier one is won within a share of their limits, in all that is done. */
    SCREENING(Preset.BEST),
    /** With the static rules: states are judged by all of them after each move of the defender, wherever nothing changed its size too. */
    STATIC_STATES(Preset.BEST),
    /** With the estimates: proof numbers begin with the eyes that are missing once groups with common liberties are joined. */
    JOINED_EYES(Preset.BEST);

    private static final Set<Feature> SHARED = Set.of(EARLY_STOPS, SCREENING, STATIC_STATES, JOINED_EYES);

    private final Preset since;

    Feature(Preset since) {
        this.since = since;
    }

    /** True for what proves nothing by itself, but says how to search for all that the others prove. */
    boolean isShared() {
        return SHARED.contains(this);
    }

    /** The first preset that has it; all later ones do, too. */
    public Preset since() {
        return since;
    }
}
