package org.sekilab.experiments.eyes;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.sekilab.statics.eyespace.EyeClassifier;
import org.sekilab.statics.eyespace.EyeStatus;
import org.sekilab.statics.eyespace.Place;
import org.sekilab.statics.eyespace.RegionDatabase;
import org.sekilab.statics.eyespace.RegionEntry;

/**
 * The content of a database, and how often classifiers agree with it.
 *
 * @param counts by size, place and status; unmodifiable
 * @param accuracies by classifier, size and place; unmodifiable
 */
public record EyeReport(List<Count> counts, List<Accuracy> accuracies) {
    /**
     * How many regions have a status.
     *
     * @param regions how many regions of that size there have the status, by the liberties that the block has
     * elsewhere, from 0 on; unmodifiable
     */
    public record Count(int size, Place place, EyeStatus status, List<Integer> regions) {
        public Count {
            regions = List.copyOf(regions);
        }
    }

    /**
     * How often a classifier is right.
     *
     * @param right regions of that size there, with each number of liberties outside counted by itself
     * @param total how many there are
     */
    public record Accuracy(String classifier, int size, Place place, int right, int total) {}

    public EyeReport {
        counts = List.copyOf(counts);
        accuracies = List.copyOf(accuracies);
    }

    /**
     * Counts and measures.
     *
     * @param classifiers by name; measured in this order
     */
    public static EyeReport of(RegionDatabase database, Map<String, EyeClassifier> classifiers) {
        Map<Integer, Map<Place, List<RegionEntry>>> entries = new TreeMap<>();
        for (RegionEntry entry : database.entries()) {
            entries.computeIfAbsent(entry.shape().size(), size -> new TreeMap<>())
                    .computeIfAbsent(entry.shape().place(), place -> new ArrayList<>())
                    .add(entry);
        }
        List<Count> counts = new ArrayList<>();
        entries.forEach((size, places) -> places.forEach((place, its) -> addCounts(counts, size, place, its)));
        List<Accuracy> accuracies = new ArrayList<>();
        classifiers.forEach((name, classifier) -> entries.forEach((size, places) ->
                places.forEach((place, its) -> accuracies.add(accuracy(name, classifier, size, place, its)))));
        return new EyeReport(counts, accuracies);
    }

    private static void addCounts(List<Count> counts, int size, Place place, List<RegionEntry> entries) {
        SortedSet<EyeStatus> statuses = new TreeSet<>(Comparator.comparing(EyeStatus::toString));
        entries.forEach(entry -> statuses.addAll(entry.statuses()));
        for (EyeStatus status : statuses) {
            List<Integer> regions = new ArrayList<>();
            for (int liberties = 0; liberties <= RegionDatabase.MAX_OUTSIDE_LIBERTIES; liberties++) {
                int outside = liberties;
                regions.add((int) entries.stream()
                        .filter(entry -> entry.status(outside).equals(status))
                        .count());
            }
            counts.add(new Count(size, place, status, regions));
        }
    }

    private static Accuracy accuracy(
            String name, EyeClassifier classifier, int size, Place place, List<RegionEntry> entries) {
        int right = 0;
        int total = 0;
        for (RegionEntry entry : entries) {
            for (int liberties = 0; liberties <= RegionDatabase.MAX_OUTSIDE_LIBERTIES; liberties++) {
                boolean isRight = classifier.classify(entry.space(liberties)).equals(entry.status(liberties));
                right += isRight ? 1 : 0;
                total++;
            }
        }
        return new Accuracy(name, size, place, right, total);
    }
}
