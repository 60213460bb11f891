package org.sekilab.statics.eyespace;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Gives the most frequent status of the regions in a database that have the same features.
 *
 * <p>Source: [N05] 3.5.
 * <p>Proves: nothing. If it is right for the whole database, the features identify the types.
 * <p>Differs: the paper does not say how the features are used. The database replaces its author's tests.
 * <p>Cost: that of the features; making the table computes all of them for each entry.
 */
public final class FeatureClassifier implements EyeClassifier {
    private final List<EyeFeature> features;
    private final Map<List<Integer>, EyeStatus> learned;
    private final EyeStatus otherwise;

    /**
     * @param features the features to use
     * @param truth the entries to learn
     */
    public FeatureClassifier(List<EyeFeature> features, RegionDatabase truth) {
        this.features = List.copyOf(features);
        Map<List<Integer>, Map<EyeStatus, Integer>> counts = new HashMap<>();
        Map<EyeStatus, Integer> all = new HashMap<>();
        truth.forEach((space, status) -> {
            counts.computeIfAbsent(values(space), key -> new HashMap<>()).merge(status, 1, Integer::sum);
            all.merge(status, 1, Integer::sum);
        });
        this.learned = new HashMap<>();
        counts.forEach((values, frequencies) -> learned.put(values, mostFrequent(frequencies)));
        this.otherwise = mostFrequent(all);
    }

    @Override
    public EyeStatus classify(EyeSpace space) {
        return learned.getOrDefault(values(space), otherwise);
    }

    private List<Integer> values(EyeSpace space) {
        return features.stream().map(feature -> feature.value(space)).toList();
    }

    /** The most frequent status. Among equally frequent ones, the first in order of their text. */
    private static EyeStatus mostFrequent(Map<EyeStatus, Integer> frequencies) {
        Comparator<Map.Entry<EyeStatus, Integer>> byCount = Map.Entry.comparingByValue();
        return frequencies.entrySet().stream()
                .min(byCount.reversed().thenComparing(entry -> entry.getKey().toString()))
                .orElseThrow(() -> new IllegalArgumentException("nothing to learn from"))
                .getKey();
    }
}
