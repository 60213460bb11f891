package org.sekilab.safety.settings;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * The solvers that [NM04] 5 compares, that of [NKM], and an extension of these. Each has more features than the one
 * before it.
 */
public enum Preset {
    /** A search for two liberties in each basic region, with {@link Feature#EXPAND_VITAL}. */
    M1,
    /** M1 with {@link Feature#EXTERNAL_EYES}. */
    M2,
    /** M2 with {@link Feature#MERGING}. */
    M3,
    /** M3 with {@link Feature#MOVE_ORDERING}, {@link Feature#MOTIVATION} and {@link Feature#FORCED_MOVES}. */
    M4,
    /** M4 with {@link Feature#ESTIMATE} and {@link Feature#STATIC_SAFE}. */
    M5,
    /**
     * The full solver: M5 with {@link Feature#WEAK_DEPENDENCIES}, {@link Feature#EXTERNAL_MOVES} and {@link
     * Feature#CHAINS}.
     */
    M6,
    /** M6 with {@link Feature#SEKI}: [NKM]. */
    M7,
    /**
     * The strongest preset: {@link #M7}, and then the following methods.
     * <ul>
     * <li>{@link Feature#LARGE_AREAS} and {@link Feature#JOINT_REGIONS}</li>
     * <li>{@link Feature#LIFE_AREAS}, {@link Feature#LIBERTY_AREAS}, {@link Feature#AREA_TERRITORY}, {@link
     * Feature#COMMON_LIFE} and {@link Feature#LARGEST_TERRITORY}</li>
     * <li>{@link Feature#SACRIFICES}</li>
     * <li>{@link Feature#REGION_LIFE}</li>
     * <li>{@link Feature#OPEN_LIFE}</li>
     * <li>{@link Feature#RUIN_AND_RECREATE}</li>
     * </ul>
     * All methods use {@link Feature#EARLY_STOPS}, {@link Feature#SCREENING}, {@link Feature#STATIC_STATES} and {@link
     * Feature#JOINED_EYES}.
     */
    BEST;

    /** The features that are on; unmodifiable. */
    public Set<Feature> features() {
        Set<Feature> features = EnumSet.noneOf(Feature.class);
        for (Feature feature : Feature.values()) {
            if (feature.since().compareTo(this) <= 0) {
                features.add(feature);
            }
        }
        return Set.copyOf(features);
    }

    /**
     * The names of the engines that search for this preset, unmodifiable. The first engine searches everything. The
     * second engine, if there is one, searches regions of whole boards again where the first reached a limit.
     *
     * <p>The presets before {@link #M7} have alpha-beta only. It stays the second engine of M7, so that M7 proves what
     * the earlier ones do. {@link #BEST} has other methods in place of a second search: it proves as much without one.
     */
    public List<String> engines() {
        return switch (this) {
            case M1, M2, M3, M4, M5, M6 -> List.of("alphabeta");
            case M7 -> List.of("dfpn-r", "alphabeta");
            case BEST -> List.of("dfpn-r");
        };
    }
}
