package org.sekilab.experiments.run;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * The order of the problems of a study: positions of all sets in a random order, so that the first part of the jobs is
 * a fair sample of all. Problems of one position stay together.
 */
final class JobOrder {
    private JobOrder() {}

    /** A problem of a set. */
    record Entry(String set, StudyProblem problem) {}

    private record Place(String set, String file, int index) {}

    /**
     * All problems in their order.
     *
     * @param problems by the names of the sets
     * @param seed what the order comes from
     */
    static List<Entry> of(Map<String, List<StudyProblem>> problems, long seed) {
        Map<Place, List<Entry>> byPlace = new LinkedHashMap<>();
        problems.forEach((set, its) -> its.forEach(problem -> byPlace.computeIfAbsent(
                        new Place(set, problem.file(), problem.index()), place -> new ArrayList<>(1))
                .add(new Entry(set, problem))));
        List<List<Entry>> positions = new ArrayList<>(byPlace.values());
        Collections.shuffle(positions, new Random(seed));
        return positions.stream().flatMap(List::stream).toList();
    }
}
