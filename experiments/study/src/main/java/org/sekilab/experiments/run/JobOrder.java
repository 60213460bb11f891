package org.sekilab.experiments.run;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * The order of the problems of a study. Each position of each set falls into one of several samples by chance, and the
 * samples are done one after the other. So the first part of the jobs is a fair sample of all. Problems of one position
 * stay together.
 *
 * <p>A sample has its positions in the order of the files. A collection of any length is then read once for each
 * sample, and needs no memory for its games.
 */
final class JobOrder {
    private static final int SAMPLES = 16;

    private JobOrder() {}

    /** A problem of a set. */
    record Entry(String set, StudyProblem problem) {}

    private record Place(String set, String file, int index) {}

    /**
     * All problems in their order.
     *
     * @param problems by the names of the sets, in alphabetical order
     * @param seed what the order comes from
     */
    static List<Entry> of(Map<String, List<StudyProblem>> problems, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Map<Place, Integer> sampleOf = new HashMap<>();
        List<List<Entry>> samples = new ArrayList<>();
        for (int i = 0; i < SAMPLES; i++) {
            samples.add(new ArrayList<>());
        }
        problems.forEach((set, its) -> its.forEach(problem -> {
            Place place = new Place(set, problem.file(), problem.index());
            int sample = sampleOf.computeIfAbsent(place, unused -> random.nextInt(SAMPLES));
            samples.get(sample).add(new Entry(set, problem));
        }));
        return samples.stream().flatMap(List::stream).toList();
    }
}
