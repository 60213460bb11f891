package org.sekilab.safety.settings;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.sekilab.model.local.LocalShape;
import org.sekilab.proof.Proofs;
import org.sekilab.safety.parts.SearchParts;
import org.sekilab.search.Limits;

/**
 * The settings of the safety solver.
 *
 * @param features the features that are on; unmodifiable
 * @param maxRegionPoints basic regions with more points are not searched; 30 in [NM04] 3.1
 * @param maxMergedPoints merged regions with more points are not searched; 14 in [NM04] 3.1
 * @param maxGroupPoints groups of weakly dependent regions with fewer points are merged; 14 in [NM04] 3.3
 * @param sekiOrder the order of regions in the search for seki; {@link SekiOrder#ADJACENT} by default
 * @param limits for each search of a whole board; for all searches of a single region together
 * @param ko the treatment of ko in single regions; whole boards always have unlimited threats
 * @param proofs the kind of proofs to find; {@link Proofs#ANY} by default
 * @param parts the parts of searches, which may differ from those that the features choose
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

    private static final int HOPELESS_PROOF = 8192; // of a short search; no region that one proved had a larger number
    private static final long SHORT_NODES = 1_000_000; // of a search of a second
    private static final int LARGE_MERGED_POINTS = 30; // of merged regions and of groups, with LARGE_AREAS

    public SafetyConfig {
        features = Set.copyOf(features);
        if (maxRegionPoints < 1 || maxMergedPoints < 1 || maxGroupPoints < 1) {
            throw new IllegalArgumentException("sizes %d, %d, %d are not all positive"
                    .formatted(maxRegionPoints, maxMergedPoints, maxGroupPoints));
        }
    }

    /** Settings with unlimited ko threats, and with the parts that the features choose. */
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

    /** A copy with other parts. */
    public SafetyConfig with(SearchParts others) {
        return new SafetyConfig(
                features, maxRegionPoints, maxMergedPoints, maxGroupPoints, sekiOrder, limits, ko, proofs, others);
    }

    /** A copy with another order. */
    public SafetyConfig with(SekiOrder other) {
        return new SafetyConfig(
                features, maxRegionPoints, maxMergedPoints, maxGroupPoints, other, limits, ko, proofs, parts);
    }

    /** A copy with another treatment of ko. */
    public SafetyConfig with(KoConfig other) {
        return new SafetyConfig(
                features, maxRegionPoints, maxMergedPoints, maxGroupPoints, sekiOrder, limits, other, proofs, parts);
    }

    /** A copy with another kind of proofs, and the parts that find them. */
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

    /** A copy with other limits. */
    public SafetyConfig with(Limits other) {
        return new SafetyConfig(
                features, maxRegionPoints, maxMergedPoints, maxGroupPoints, sekiOrder, other, ko, proofs, parts);
    }

    /**
     * The settings of the stages; each stage starts when the one before it proves nothing more. The features of {@link
     * Preset#BEST} come in the last stage, so that they use no points that the others need. Shared features are on in
     * all stages.
     */
    public List<SafetyConfig> stages() {
        return has(Feature.EARLY_STOPS)
                ? with(limits.withMaxProof(hopelessProof())).stagesWithinLimits()
                : stagesWithinLimits();
    }

    /** The proof number with which a search seems hopeless. It grows with limits above a second and a million nodes. */
    private int hopelessProof() {
        return (int) Math.min(Integer.MAX_VALUE, HOPELESS_PROOF * shortSearches());
    }

    /** The number of searches of a second and a million nodes that the limits allow; at least 1. */
    public long shortSearches() {
        return Math.max(1, Math.min(limits.time().toSeconds(), limits.maxNodes() / SHORT_NODES));
    }

    private List<SafetyConfig> stagesWithinLimits() {
        Set<Feature> first = new HashSet<>(features);
        first.removeIf(feature -> feature.since() == Preset.BEST && !feature.isShared());
        if (first.size() == features.size()) {
            return List.of(this);
        }
        SafetyConfig base = new SafetyConfig(
                first, maxRegionPoints, maxMergedPoints, maxGroupPoints, sekiOrder, limits, ko, proofs, parts);
        return List.of(base, has(Feature.LARGE_AREAS) ? enlarged() : this);
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
