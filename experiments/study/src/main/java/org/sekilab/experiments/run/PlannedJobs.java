package org.sekilab.experiments.run;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.sekilab.experiments.config.Keys;
import org.sekilab.experiments.output.Numbers;
import org.sekilab.experiments.store.ContentHash;
import org.sekilab.experiments.store.JobKey;
import org.sekilab.experiments.store.Origin;
import org.sekilab.experiments.store.ProblemKey;

/**
 * The jobs of a study in their order: position by position, each by all variants. The variants take turns, so that each
 * is the first as often as the others. Events such as the warming up of the virtual machine then meet all variants
 * alike.
 *
 * <p>A job is made each time that it is asked for, and costs no memory before. So a driver needs memory for the
 * problems, and hardly any for the variants. Unmodifiable; may be shared by threads.
 */
final class PlannedJobs extends AbstractList<StudyJob> implements RandomAccess {
    private final Study study;
    private final int[] places; // [index], of the jobs of the whole study

    /** What the jobs of all places are made from. */
    private record Study(
            List<Variant> variants,
            List<Round> rounds,
            Map<ProblemKey, String> inputs,
            double limitMillis,
            ExperimentRun.Listener listener) {}

    /** @param settings the hash of a variant's settings */
    private record Variant(String name, String settings) {}

    /**
     * A repetition.
     *
     * @param problems in their order
     * @param seeds of each variant
     * @param benches of each variant
     */
    private record Round(List<JobOrder.Entry> problems, List<Long> seeds, List<Bench> benches) {}

    private PlannedJobs(Study study, int[] places) {
        this.study = study;
        this.places = places;
    }

    /**
     * All jobs of a study.
     *
     * @param problems by the names of their sets, in alphabetical order
     * @param listener does the work of each job
     */
    static PlannedJobs of(
            Experiment experiment,
            List<OpenedVariant> opened,
            Map<String, List<StudyProblem>> problems,
            ExperimentRun.Listener listener) {
        List<Variant> variants = opened.stream()
                .map(each -> new Variant(each.variant().name(), ContentHash.of(each.toStore())))
                .toList();
        List<Round> rounds = new ArrayList<>();
        for (int repetition = 0; repetition < experiment.repetitions(); repetition++) {
            List<Long> seeds = new ArrayList<>();
            List<Bench> benches = new ArrayList<>();
            for (OpenedVariant each : opened) {
                seeds.add((long) each.repetitions().get(repetition).settings().get(Keys.SEED));
                benches.add(new Bench(each.repetitions().get(repetition), experiment.pictures()));
            }
            rounds.add(new Round(JobOrder.of(problems, seeds.get(0)), List.copyOf(seeds), List.copyOf(benches)));
        }
        Map<ProblemKey, String> inputs = new HashMap<>();
        problems.forEach((set, its) -> its.forEach(
                each -> inputs.put(new ProblemKey(set, each.file(), each.index(), each.item()), each.input())));
        double limitMillis = Numbers.millis(experiment.limits().time().toNanos());
        int count = rounds.stream()
                .mapToInt(round -> round.problems().size() * variants.size())
                .sum();
        return new PlannedJobs(
                new Study(variants, rounds, inputs, limitMillis, listener),
                IntStream.range(0, count).toArray());
    }

    /** The jobs whose key meets a condition, in their order. */
    PlannedJobs where(Predicate<JobKey> condition) {
        return new PlannedJobs(
                study,
                IntStream.range(0, size())
                        .filter(index -> condition.test(get(index).key()))
                        .map(index -> places[index])
                        .toArray());
    }

    /** What the result of a job of the study is made from. */
    Origin origin(JobKey key) {
        String settings = study.variants().stream()
                .filter(variant -> variant.name().equals(key.run()))
                .findFirst()
                .orElseThrow()
                .settings();
        return new Origin(
                Objects.requireNonNull(study.inputs().get(key.problem("")), "a problem of the study"),
                settings,
                study.limitMillis());
    }

    @Override
    public int size() {
        return places.length;
    }

    @Override
    public StudyJob get(int index) {
        int variants = study.variants().size();
        int ofRound = variants * study.rounds().get(0).problems().size();
        int repetition = places[index] / ofRound;
        Round round = study.rounds().get(repetition);
        int position = places[index] % ofRound / variants;
        int variant = (repetition + 1 + position + places[index] % variants) % variants;
        JobOrder.Entry entry = round.problems().get(position);
        StudyProblem problem = entry.problem();
        JobKey key = new JobKey(
                study.variants().get(variant).name(),
                entry.set(),
                problem.file(),
                problem.index(),
                problem.item(),
                repetition + 1);
        StudyProblem.Source source = () -> {
            StudyProblem.Asked asked = problem.source().read();
            return asked.with(bench ->
                    study.listener().perform(label(key), () -> asked.question().ask(bench)));
        };
        return new StudyJob(
                key,
                round.seeds().get(variant),
                origin(key),
                source,
                round.benches().get(variant));
    }

    private static String label(JobKey key) {
        return "%s: %s#%d %s"
                .formatted(key.run(), key.file(), key.index(), key.item())
                .strip();
    }
}
