package org.sekilab.experiments.run;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.sekilab.experiments.Destination;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.Strategies;
import org.sekilab.experiments.solve.PositionSource;
import org.sekilab.experiments.store.JobKey;
import org.sekilab.experiments.store.Part;
import org.sekilab.experiments.store.ResultStore;
import org.sekilab.experiments.store.Results;
import org.sekilab.experiments.store.Session;
import org.sekilab.experiments.store.Shard;
import org.sekilab.experiments.store.StoredJob;
import org.sekilab.experiments.store.StoredRun;

/**
 * Does the jobs of an experiment that are left to do: each problem by each variant and each repetition. Stores the
 * result of each job when the runner hands it on.
 *
 * <p>Results do not depend on threads or on where a run was cut off. Jobs share nothing that changes, and each has a
 * seed of its own.
 */
public final class ExperimentRun {
    private final Experiment experiment;
    private final Problems problems;
    private final Laboratories laboratories;
    private final Mistakes mistakes;
    private final Options options;

    /** The treatment of results that exist already. */
    public enum Start {
        /** No results may exist. */
        FRESH,
        /** Jobs that have a result are left out. The inputs and settings of a result must be the same today. */
        RESUME,
        /** Jobs that have a result are left out. A result from other or unknown inputs and settings is made again. */
        REDO
    }

    /** The source of configurations. */
    public interface Laboratories {
        /**
         * The configuration of a variant.
         *
         * @param repetition from 1; only the seed depends on it
         */
        Laboratory open(Variant variant, int repetition);
    }

    /** The problems of each set by its name, in alphabetical order. */
    private interface Problems {
        /**
         * Reads them.
         *
         * @param plugins sources of positions by name; empty where the configuration is wrong
         */
        Map<String, List<StudyProblem>> read(Optional<Strategies<PositionSource>> plugins);
    }

    /** @param facts that are stored beside the results, by name */
    private record Options(Optional<Shard> shard, RunBudget budget, Map<String, String> facts) {
        static final Options NONE = new Options(Optional.empty(), RunBudget.unlimited(), Map.of());
    }

    /**
     * A study that needs no file, as texts.
     *
     * @param study a JSON object: variants with all their settings, repetitions and limits
     * @param problems a JSON object on a line for each problem; each iteration may make them anew
     */
    public record Texts(String study, Iterable<String> problems) {}

    /** Hears how far the run is. */
    public interface Listener {
        /** Is called before any work is done, with what users should know about stored results. */
        void warn(String line);

        /**
         * Is called before the first job.
         *
         * @param jobs of the experiment
         * @param left jobs without a result
         */
        void begin(int jobs, int left);

        /** Is called when that many more jobs have a stored result. */
        void stored(int jobs);

        /**
         * Does a job; called by the thread that works on it.
         *
         * @param job what people call it
         */
        default <T> T perform(String job, Supplier<T> work) {
            return work.get();
        }
    }

    /**
     * A run that reports the mistakes of its experiment too.
     *
     * @param file the file of the experiment, which paths in it are relative to
     * @param mistakes of the experiment file; mistakes in settings and positions are reported together with these
     */
    public ExperimentRun(Experiment experiment, Path file, Laboratories laboratories, Mistakes mistakes) {
        this(
                experiment,
                plugins -> reader(file, plugins).read(experiment.sets()),
                laboratories,
                mistakes,
                Options.NONE);
    }

    private ExperimentRun(
            Experiment experiment, Problems problems, Laboratories laboratories, Mistakes mistakes, Options options) {
        this.experiment = experiment;
        this.problems = problems;
        this.laboratories = laboratories;
        this.mistakes = mistakes;
        this.options = options;
    }

    /**
     * A run of a study that was packed. It needs no file of the study.
     *
     * @param jars of plug-ins that the caller trusts; they must be those of the study
     * @param laboratories are asked for the variants that were packed, and use the jars
     * @param mistakes in settings are reported together with these
     * @throws InputException if the texts are of no study, or the jars are others
     */
    public static ExperimentRun unpack(Texts texts, List<Path> jars, Laboratories laboratories, Mistakes mistakes) {
        PackedStudy study = PackedStudy.read(texts.study());
        study.checkJars(jars);
        Map<String, List<StudyProblem>> problems = PackedProblem.read(texts.problems());
        return new ExperimentRun(study.experiment(), plugins -> problems, laboratories, mistakes, Options.NONE);
    }

    /** This run with the jobs of one shard alone. */
    public ExperimentRun with(Shard part) {
        return with(new Options(Optional.of(part), options.budget, options.facts));
    }

    /** This run with a time in which it ends. Jobs may be left then. */
    public ExperimentRun with(RunBudget time) {
        return with(new Options(options.shard, time, options.facts));
    }

    /** This run with a fact that is stored beside its results, such as {@link ResultStore#MACHINE_SPEED}. */
    public ExperimentRun withFact(String name, String value) {
        Map<String, String> facts = new TreeMap<>(options.facts);
        facts.put(name, value);
        return with(new Options(options.shard, options.budget, facts));
    }

    private ExperimentRun with(Options other) {
        return new ExperimentRun(experiment, problems, laboratories, mistakes, other);
    }

    private static PositionReader reader(Path file, Optional<Strategies<PositionSource>> plugins) {
        Path parent = file.toAbsolutePath().getParent();
        return new PositionReader(parent == null ? file : parent, plugins);
    }

    /**
     * The study with all its problems as texts, so that it can be run elsewhere.
     *
     * @throws InputException if a game record or a configuration is wrong
     */
    public Texts pack() {
        List<OpenedVariant> opened = openAll();
        Map<String, List<StudyProblem>> read = read(opened);
        mistakes.throwIfAny();
        return PackedStudy.texts(experiment, opened, read);
    }

    /**
     * Does all that is left to do with a runner of the caller's.
     *
     * @param destination the folder for the results; made if it is missing
     * @throws InputException if the folder cannot be used, or a game record or a configuration is wrong: nothing was
     * done then
     */
    public void run(Destination destination, Start start, JobRunner runner, Listener listener) {
        Path folder = destination.path();
        if (start != Start.FRESH && !ResultStore.isIn(folder)) {
            throw new InputException(destination.resume(), NothingToResume.message(folder));
        }
        List<OpenedVariant> opened = openAll(); // all are checked before any work is done
        Map<String, List<StudyProblem>> read = read(opened);
        mistakes.throwIfAny();
        int threads = opened.stream()
                .mapToInt(each -> each.first().settings().threads())
                .max()
                .orElse(1);
        List<StoredRun> runs = opened.stream().map(OpenedVariant::toStore).toList();
        PlannedJobs whole = PlannedJobs.of(experiment, opened, read, listener);
        PlannedJobs jobs = options.shard.map(part -> whole.where(part::has)).orElse(whole);
        try (ResultStore store = ResultStore.open(destination.place(), folder)) {
            prepare(store, destination, start, runs, whole, listener);
            store.putPart(options.shard.map(part -> new Part(part, jobs.size())));
            Set<JobKey> finished = store.jobs().stream().map(StoredJob::key).collect(Collectors.toSet());
            PlannedJobs left = jobs.where(key -> !finished.contains(key));
            store.put(Results.REFERENCES, experiment.references());
            options.facts.forEach(store::put);
            store.plan(planned(read));
            store.begin(Session.ofThisProcess(threads));
            listener.begin(jobs.size(), left.size());
            Map<String, Map<String, String>> settings = opened.stream()
                    .collect(Collectors.toMap(each -> each.variant().name(), OpenedVariant::portable));
            JobList list =
                    new JobList(left, threads, experiment.limits(), experiment.pictures(), settings, options.budget);
            options.budget.learn(store.longestMillis());
            runner.run(list, results -> {
                store.add(results, whole::origin);
                options.budget.learn(results);
                listener.stored(results.size());
            });
        }
    }

    /** Keeps the results of an earlier run of the same jobs, if there are any. Refuses all others. */
    private void prepare(
            ResultStore store,
            Destination destination,
            Start start,
            List<StoredRun> runs,
            PlannedJobs whole,
            Listener listener) {
        boolean isEmpty = store.jobs().isEmpty();
        if (start == Start.FRESH && !isEmpty) {
            throw destination.mistake("has results already; maybe %s is meant".formatted(destination.resume()));
        }
        if (isEmpty) { // nothing was made with the settings of a run that was cut off before
            store.replaceRuns(runs);
        } else {
            checkShard(store, destination);
            new Resumption(destination.resume(), store.runs(), runs, whole).prepare(store, start, listener);
        }
    }

    /** Results of another part stay apart, so that each folder is what its name says. */
    private void checkShard(ResultStore store, Destination destination) {
        Optional<Shard> stored = store.part().map(Part::shard);
        if (!stored.equals(options.shard)) {
            throw new InputException(
                    destination.resume(),
                    "%s: has results of %s, and the run is of %s"
                            .formatted(destination.path(), named(stored), named(options.shard)));
        }
    }

    private static String named(Optional<Shard> shard) {
        return shard.map(part -> "shard " + part).orElse("the whole study");
    }

    private List<OpenedVariant> openAll() {
        List<OpenedVariant> opened = new ArrayList<>();
        for (Variant variant : experiment.variants()) {
            try {
                opened.add(open(variant));
            } catch (InputException e) {
                mistakes.add(e);
            }
        }
        return opened;
    }

    private Map<String, List<StudyProblem>> read(List<OpenedVariant> opened) {
        try {
            return problems.read(
                    opened.stream().findFirst().map(each -> each.first().positionSources()));
        } catch (InputException e) {
            mistakes.add(e);
            return Map.of();
        }
    }

    private Map<String, Integer> planned(Map<String, List<StudyProblem>> problems) {
        return problems.entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey, set -> set.getValue().size() * experiment.repetitions()));
    }

    private OpenedVariant open(Variant variant) {
        List<Laboratory> repetitions = new ArrayList<>();
        for (int repetition = 1; repetition <= experiment.repetitions(); repetition++) {
            repetitions.add(laboratories.open(variant, repetition));
        }
        return new OpenedVariant(variant, repetitions);
    }
}
