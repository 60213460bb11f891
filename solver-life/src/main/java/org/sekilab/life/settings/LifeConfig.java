package org.sekilab.life.settings;

import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * The switches of a search for life and death.
 *
 * @param features what is switched on
 * @param seed of the jitter of the first proof numbers; 0 for none
 * @param seeds how many searches of the same window take turns, from 1 to {@value #MOST_SEEDS}. Each but the first has
 *     another jitter. They share what they have won
 */
public record LifeConfig(Set<LifeFeature> features, long seed, int seeds) {
    /** The largest number of {@link #seeds}. */
    public static final int MOST_SEEDS = 16;

    /** All features but {@link LifeFeature#PATTERNS}, no jitter, one search of each window. */
    public static final LifeConfig DEFAULT =
            new LifeConfig(EnumSet.complementOf(EnumSet.of(LifeFeature.PATTERNS)), 0, 1);

    public LifeConfig {
        if (seeds < 1 || seeds > MOST_SEEDS) {
            throw new IllegalArgumentException("life.seeds: %d is not in 1..%d".formatted(seeds, MOST_SEEDS));
        }
        features = Collections.unmodifiableSet(copy(features));
    }

    private static Set<LifeFeature> copy(Collection<LifeFeature> features) {
        Set<LifeFeature> copy = EnumSet.noneOf(LifeFeature.class);
        copy.addAll(features);
        return copy;
    }

    public boolean has(LifeFeature feature) {
        return features.contains(feature);
    }

    /** The same with more features. */
    public LifeConfig with(LifeFeature... more) {
        Set<LifeFeature> all = copy(features);
        all.addAll(List.of(more));
        return new LifeConfig(all, seed, seeds);
    }

    /** The same without some features. */
    public LifeConfig without(LifeFeature... less) {
        Set<LifeFeature> rest = copy(features);
        rest.removeAll(List.of(less));
        return new LifeConfig(rest, seed, seeds);
    }

    /** The same with another jitter. */
    public LifeConfig withSeed(long newSeed) {
        return new LifeConfig(features, newSeed, seeds);
    }

    /** The same with another number of searches of each window. */
    public LifeConfig withSeeds(int newSeeds) {
        return new LifeConfig(features, seed, newSeeds);
    }

    /** True if proofs keep their zones, and a pass of the attacker is searched first. */
    public boolean hasPasses() {
        return has(LifeFeature.ZONES) && has(LifeFeature.NULL_MOVES);
    }

    /** The same switches for a search without null moves, and without a second one. */
    public LifeConfig withoutNullMoves() {
        return without(LifeFeature.NULL_MOVES, LifeFeature.DIRECT);
    }
}
