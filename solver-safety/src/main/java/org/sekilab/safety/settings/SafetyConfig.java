package org.sekilab.safety.settings;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.sekilab.model.local.LocalShape;
import org.sekilab.proof.Proofs;
import org.sekilab.safety.parts.SearchParts;
import org.sekilab.search.Limits;

/**
 * How the safety solver works.
 *
 * @param features what is switched on; unmodifiable
 * @param maxRegionPoints basic regions with more points are not searched; 30 in [NM04] 3.1
 * @param maxMergedPoints merged regions with more points are not searched; 14 in [NM04] 3.1
 * @param maxGroupPoints groups of weakly dependent regions with fewer points are merged; 14 in [NM04] 3.3
 * @param sekiOrder in which order regions are searched for seki; {@link SekiOrder#ADJACENT} unless it is said
 * @param limits for each search of a whole board; for all of a single region together
 * @param ko how single regions are solved where there is ko; whole boards always with unlimited threats
 * @param proofs which proofs are looked for; {@link Proofs#ANY} unless it is said
 * @param parts what searches are made of, which may be other parts than the features say
 */
public record SafetyConfig(
        Set<Feature> features,
        int maxRegionPoints,
        int maxMergedPoints,
        int maxGroupPoints,
        SekiOrder sekiOrder,
        Limits limits,
        KoConfig ko,
        Proofs proofs,
        SearchParts parts) {
    /** The full solver with the sizes of the paper. */
    public static final SafetyConfig DEFAULT = of(Preset.M6);

    private static final int HOPELESS_PROOF =
            8192; // with EARLY_STOPS; of regions that were proved no number has been larger
    private static final int LARGE_MERGED_POINTS = 30; // of merged regions and of groups, with LARGE_UNITS

    public SafetyConfig {
        features = Set.copyOf(features);
        if (maxRegionPoints < 1 || maxMergedPoints < 1 || maxGroupPoints < 1) {
            throw new IllegalArgumentException("sizes %d, %d, %d are not all positive"
                    .formatted(maxRegionPoints, maxMergedPoints, maxGroupPoints));
        }
    }

    /** With unlimited ko threats, and with the parts that the features say. */
    public SafetyConfig(
            Set<Feature> features, int maxRegionPoints, int maxMergedPoints, int maxGroupPoints, Limits limits) {
        this(
                features,
                maxRegionPoints,
                maxMergedPoints,
                maxGroupPoints,
                SekiOrder.ADJACENT,
                limits,
                KoConfig.DEFAULT,
                Proofs.ANY,
                ShippedParts.of(features));
    }

    /** A preset with the sizes of [NM04] and the limits of {@link Limits#DEFAULT}. */
    public static SafetyConfig of(Preset preset) {
        return new SafetyConfig(preset.features(), 30, 14, 14, Limits.DEFAULT);
    }

    /** The same with other parts. */
    public SafetyConfig with(SearchParts others) {
        return new SafetyConfig(
                features, maxRegionPoints, maxMergedPoints, maxGroupPoints, sekiOrder, limits, ko, proofs, others);
    }

    /** The same with another order. */
    public SafetyConfig with(SekiOrder other) {
        return new SafetyConfig(
                features, maxRegionPoints, maxMergedPoints, maxGroupPoints, other, limits, ko, proofs, parts);
    }

    /** The same with another treatment of ko. */
    public SafetyConfig with(KoConfig other) {
        return new SafetyConfig(
                features, maxRegionPoints, maxMergedPoints, maxGroupPoints, sekiOrder, limits, other, proofs, parts);
    }

    /** The same with other proofs, and the parts that find them. */
    public SafetyConfig with(Proofs other) {
        return new SafetyConfig(
                features,
                maxRegionPoints,
                maxMergedPoints,
                maxGroupPoints,
                sekiOrder,
                limits,
                ko,
                other,
                parts.with(other));
    }

    /** The same with other limits. */
    public SafetyConfig with(Limits other) {
        return new SafetyConfig(
                features, maxRegionPoints, maxMergedPoints, maxGroupPoints, sekiOrder, other, ko, proofs, parts);
    }

    /**
     * What is done, and what is done after it where it proves nothing more: the features of {@link Preset#BEST} come after all others, so that
     * they take nothing from them, but for the features that all share.
     */
    public List<SafetyConfig> stages() {
        return has(Feature.EARLY_STOPS)
                ? with(limits.withMaxProof(HOPELESS_PROOF)).stagesWithinLimits()
                : stagesWithinLimits();
    }

    private List<SafetyConfig> stagesWithinLimits() {
        Set<Feature> first = new HashSet<>(features);
        first.removeIf(feature -> feature.since() == Preset.BEST && !feature.isShared());
        if (first.size() == features.size()) {
            return List.of(this);
        }
        SafetyConfig base = new SafetyConfig(
                first, maxRegionPoints, maxMergedPoints, maxGroupPoints, sekiOrder, limits, ko, proofs, parts);
        return List.of(base, has(Feature.LARGE_UNITS) ? enlarged() : this);
    }

    private SafetyConfig enlarged() {
        return new SafetyConfig(
                features,
                LocalShape.MAX_POINTS,
                Math.max(maxMergedPoints, LARGE_MERGED_POINTS),
                Math.max(maxGroupPoints, LARGE_MERGED_POINTS),
                sekiOrder,
                limits,
                ko,
                proofs,
                parts);
    }

    public boolean has(Feature feature) {
        return features.contains(feature);
    }
}
