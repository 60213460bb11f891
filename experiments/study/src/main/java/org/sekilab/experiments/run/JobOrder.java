package org.sekilab.experiments.run;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * The order of the problems of a study. Each position of each set falls into one of several samples by chance, and the
 * samples are done one after the other. In a sample, the sets take turns by their sizes. So the first part of the jobs
 * is a fair sample of all. Problems of one position stay together.
 *
 * <p>A sample has the positions of a set in the order of the files. A collection of any length is then read once for
 * each sample, and needs no memory for its games.
 */
final class JobOrder {
    private static final int SAMPLES = 16;

    private JobOrder() {}

    /** A problem of a set. */
    record Entry(String set, StudyProblem problem) {}

    private record Place(String file, int index) {}

    /**
     * A position on its turn.
     *
     * @param turn which part of its set in the sample comes before it, from 0 to 1
     */
    private record Position(double turn, List<Entry> problems) {}

    /**
     * All problems in their order.
     *
     * @param problems by the names of the sets, in alphabetical order
     * @param seed what the order comes from
     */
    static List<Entry> of(Map<String, List<StudyProblem>> problems, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<List<Position>> samples = new ArrayList<>();
        for (int i = 0; i < SAMPLES; i++) {
            samples.add(new ArrayList<>());
        }
        problems.forEach((set, its) -> {
            List<List<List<Entry>>> ofSet = new ArrayList<>(); // [sample], positions
            samples.forEach(sample -> ofSet.add(new ArrayList<>()));
            positions(set, its)
                    .forEach(position -> ofSet.get(random.nextInt(SAMPLES)).add(position));
            for (int i = 0; i < SAMPLES; i++) {
                List<List<Entry>> positions = ofSet.get(i);
                for (int rank = 0; rank < positions.size(); rank++) {
                    samples.get(i)
                            .add(new Position((rank + random.nextDouble()) / positions.size(), positions.get(rank)));
                }
            }
        });
        return samples.stream()
                .flatMap(sample -> sample.stream().sorted(Comparator.comparingDouble(Position::turn)))
                .flatMap(position -> position.problems.stream())
                .toList();
    }

    /** The positions of a set, each with its problems, in the order of the files. */
    private static Iterable<List<Entry>> positions(String set, List<StudyProblem> problems) {
        Map<Place, List<Entry>> byPlace = new LinkedHashMap<>();
        for (StudyProblem problem : problems) {
            byPlace.computeIfAbsent(new Place(problem.file(), problem.index()), place -> new ArrayList<>(1))
                    .add(new Entry(set, problem));
        }
        return byPlace.values();
    }
}
