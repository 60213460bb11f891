package org.sekilab.safety.settings;

import java.util.Locale;
import java.util.Set;

/** The switches of the safety solver, each with the first preset that has it. Source: [NM04] 5, [NKM]. */
public enum Feature {
    /** Small areas of regions are searched for connections to safe blocks and for territory. [NM04] 3.1 */
    EXPAND_VITAL(Preset.M1),
    /** A boundary block with a sure liberty in another region needs only one here. [NM04] 3.4 */
    EXTERNAL_EYES(Preset.M2),
    /** Strongly dependent regions are searched as one. [NM04] 3.2 */
    MERGING(Preset.M3),
    /** Moves are sorted by the weighted score. [NM04] 4.1 */
    MOVE_ORDERING(Preset.M4),
    /** Answers of the defender to the likely purpose of the attacker's last move come first. [NM04] 4.1 */
    MOTIVATION(Preset.M4),
    /** If a boundary block is in atari, only moves that may save it are searched. [NM04] 4.1 */
    FORCED_MOVES(Preset.M4),
    /** States are estimated by subregions and active blocks, [NM04] 4.2; proof numbers start with the missing eyes. */
    ESTIMATE(Preset.M5),
    /** After a region changed its size, the static solver judges the state, not only sure liberties. [NM04] 4.2 */
    STATIC_SAFE(Preset.M5),
    /**
     * Weakly dependent regions are searched one by one, with the liberties that each gives to the others. [NM04] 3.3
     */
    WEAK_DEPENDENCIES(Preset.M6),
    /**
     * With the weak dependencies: for blocks without other help, both sides may also play on liberties outside. [NM04]
     * 3.3
     */
    EXTERNAL_MOVES(Preset.M6),
    /** With the weak dependencies: blocks that get a liberty each from different regions are connected. [NM04] 3.1 */
    CHAINS(Preset.M6),
    /** Regions that are not safe are searched for seki. [NKM] 5.5, 5.6 */
    SEKI(Preset.M7),
    /** Larger regions, merged regions and weak groups are searched, after all other methods. */
    LARGE_AREAS(Preset.BEST, "large-units"),
    /** Two or three of many related regions are searched as one. */
    JOINT_REGIONS(Preset.BEST),
    /** Blocks are searched for life in areas around them, across regions. */
    LIFE_AREAS(Preset.BEST),
    /** With the life areas: areas around single liberties are searched too. */
    LIBERTY_AREAS(Preset.BEST),
    /** With the life areas: areas in which blocks live are searched for territory. */
    AREA_TERRITORY(Preset.BEST),
    /** With the life areas: where a block lives, the blocks near it are to live too, one after the other. */
    COMMON_LIFE(Preset.BEST),
    /** With the territory of life areas: it grows block by block and point by point, as far as it can be proved. */
    LARGEST_TERRITORY(Preset.BEST),
    /**
     * Regions, and two or three related ones, are searched with one or two weak blocks sacrificed, life areas with all
     * blocks around sacrificed.
     */
    SACRIFICES(Preset.BEST, "given-up-blocks"),
    /**
     * Blocks are searched for life in unions of whole regions, with as many other blocks as possible. The rest is
     * sacrificed, and proofs of less in these regions are replaced.
     */
    REGION_LIFE(Preset.BEST),
    /**
     * Blocks that no other method proves safe are searched for life on the open board, after all other methods. The
     * feature needs a {@link LifeJudge}, which makes these searches.
     */
    OPEN_LIFE(Preset.BEST),
    /**
     * After a board is solved, it is solved again without one or more of its proofs. The best attempt counts. The
     * feature needs limits above a second and a million nodes.
     */
    RUIN_AND_RECREATE(Preset.BEST),
    /** Searches that seem hopeless stop before their limits, in all methods. Games of life have no second engine. */
    EARLY_STOPS(Preset.BEST),
    /** A game is searched only if an easier one is won within a share of the limits, in all methods. */
    SCREENING(Preset.BEST),
    /**
     * With the static rules: all of them judge states after each move of the defender, even if no region changed its
     * size.
     */
    STATIC_STATES(Preset.BEST),
    /**
     * With the estimates: proof numbers start with the eyes that are missing after groups with common liberties are
     * joined.
     */
    JOINED_EYES(Preset.BEST);

    private static final Set<Feature> SHARED = Set.of(EARLY_STOPS, SCREENING, STATIC_STATES, JOINED_EYES);

    private final Preset since;
    private final String label;

    Feature(Preset since) {
        this.since = since;
        this.label = name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    Feature(Preset since, String label) {
        this.since = since;
        this.label = label;
    }

    /** The name in settings: stable, lower case. */
    public String label() {
        return label;
    }

    /** True for a feature that proves nothing by itself, but changes all searches of the others. */
    boolean isShared() {
        return SHARED.contains(this);
    }

    /** The first preset that has the feature; all later ones have it, too. */
    public Preset since() {
        return since;
    }
}
