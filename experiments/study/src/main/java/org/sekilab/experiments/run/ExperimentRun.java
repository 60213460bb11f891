package org.sekilab.experiments.run;

import com.typesafe.config.ConfigUtil;
import java.nio.file.Path;
import java.time.Duration;
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
import org.sekilab.experiments.config.Keys;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.SearchKeys;
import org.sekilab.experiments.output.Numbers;
import org.sekilab.experiments.store.ContentHash;
import org.sekilab.experiments.store.JobKey;
import org.sekilab.experiments.store.Origin;
import org.sekilab.experiments.store.Part;
import org.sekilab.experiments.store.ResultStore;
import org.sekilab.experiments.store.Results;
import org.sekilab.experiments.store.Session;
import org.sekilab.experiments.store.Shard;
import org.sekilab.experiments.store.StoredJob;
import org.sekilab.experiments.store.StoredRun;

/**
 * Does the jobs of an experiment that are left to do: each problem by each variant and each repetition. Stores the
 * result of each job as soon as it is there.
 *
 * <p>Results do not depend on threads or on where a run was cut off. Jobs share nothing that changes, and each has a
 * seed of its own.
 */
public final class ExperimentRun {
    /** Settings that change no result. They may differ when a run goes on. Each job notes its seed. */
    private static final Set<String> FREE =
            Set.of(SearchKeys.THREADS.name(), Keys.FORMAT.name(), Keys.PLUGIN_CHECK.name(), Keys.SEED.name());

    private final Experiment experiment;
    private final Path file;
    private final Laboratories laboratories;
    private final Mistakes mistakes;
    private final Optional<Shard> shard;
    private final RunBudget budget;

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

    /** A variant, and its configuration for each repetition. */
    private record Opened(Variant variant, List<Laboratory> repetitions) {
        Laboratory first() {
            return repetitions.get(0);
        }

        StoredRun toStore() {
            Duration limit = first().settings().safety().limits().time();
            String settings = first().written().entrySet().stream()
                    .filter(entry -> !FREE.contains(entry.getKey()))
                    .map(entry -> entry.getKey() + " = " + written(entry) + "\n")
                    .collect(Collectors.joining());
            return new StoredRun(variant.name(), Numbers.millis(limit.toNanos()), settings);
        }

        /** All settings for another process: a place of a jar is the same from each folder. */
        Map<String, String> portable() {
            Map<String, String> settings = new TreeMap<>(first().written());
            settings.put(
                    Keys.PLUGIN_JARS.name(),
                    first().settings().get(Keys.PLUGIN_JARS).stream()
                            .map(jar ->
                                    ConfigUtil.quoteString(jar.toAbsolutePath().toString()))
                            .collect(Collectors.joining(", ", "[", "]")));
            return settings;
        }

        /** The place of a jar changes nothing, but its content does. */
        private String written(Map.Entry<String, String> setting) {
            if (!setting.getKey().equals(Keys.PLUGIN_JARS.name())) {
                return setting.getValue();
            }
            return first().settings().get(Keys.PLUGIN_JARS).stream()
                    .map(jar -> "%s sha256 %s".formatted(jar.getFileName(), ContentHash.of(jar)))
                    .collect(Collectors.joining(", ", "[", "]"));
        }
    }

    /**
     * A run that reports the mistakes of its experiment too.
     *
     * @param file the file of the experiment, which paths in it are relative to
     * @param mistakes of the experiment file; mistakes in settings and positions are reported together with these
     */
    public ExperimentRun(Experiment experiment, Path file, Laboratories laboratories, Mistakes mistakes) {
        this(experiment, file, laboratories, mistakes, Optional.empty(), RunBudget.unlimited());
    }

    private ExperimentRun(
            Experiment experiment,
            Path file,
            Laboratories laboratories,
            Mistakes mistakes,
            Optional<Shard> shard,
            RunBudget budget) {
        this.mistakes = mistakes;
        this.experiment = experiment;
        this.file = file;
        this.laboratories = laboratories;
        this.shard = shard;
        this.budget = budget;
    }

    /** This run with the jobs of one shard alone. */
    public ExperimentRun with(Shard part) {
        return new ExperimentRun(experiment, file, laboratories, mistakes, Optional.of(part), budget);
    }

    /** This run with a time in which it ends. Jobs may be left then. */
    public ExperimentRun with(RunBudget time) {
        return new ExperimentRun(experiment, file, laboratories, mistakes, shard, time);
    }

    /**
     * Does all that is left to do, on threads of this process.
     *
     * @param destination the folder for the results; made if it is missing
     * @throws InputException if the folder cannot be used, or a game record or a configuration is wrong: nothing was
     * done then
     */
    public void run(Destination destination, Start start, Listener listener) {
        run(destination, start, JobRunner.local(), listener);
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
        List<Opened> opened = openAll(); // all are checked before any work is done
        Path parent = file.toAbsolutePath().getParent();
        Map<String, List<StudyProblem>> problems = read(new PositionReader(
                parent == null ? file : parent,
                opened.stream().findFirst().map(each -> each.first().positionSources())));
        mistakes.throwIfAny();
        int threads = opened.stream()
                .mapToInt(each -> each.first().settings().threads())
                .max()
                .orElse(1);
        List<StoredRun> runs = opened.stream().map(Opened::toStore).toList();
        List<StudyJob> whole = jobs(opened, runs, problems, listener);
        List<StudyJob> jobs = whole.stream()
                .filter(job -> shard.isEmpty() || shard.get().has(job.key()))
                .toList();
        try (ResultStore store = ResultStore.open(destination.place(), folder)) {
            List<StoredJob> stored = store.jobs();
            if (start == Start.FRESH && !stored.isEmpty()) {
                throw destination.mistake("has results already; maybe %s is meant".formatted(destination.resume()));
            }
            if (stored.isEmpty()) { // nothing was made with the settings of a run that was cut off before
                store.replaceRuns(runs);
            } else {
                checkShard(store, destination);
                new Resumption(destination.resume(), store.runs(), runs, whole).prepare(store, start, listener);
            }
            store.putPart(shard.map(part -> new Part(part, jobs.size())));
            Set<JobKey> finished = store.jobs().stream().map(StoredJob::key).collect(Collectors.toSet());
            List<StudyJob> left =
                    jobs.stream().filter(job -> !finished.contains(job.key())).toList();
            Map<JobKey, Origin> origins = left.stream().collect(Collectors.toMap(StudyJob::key, StudyJob::origin));
            store.put(Results.REFERENCES, experiment.references());
            store.plan(planned(problems));
            store.begin(Session.ofThisProcess(threads));
            listener.begin(jobs.size(), left.size());
            Map<String, Map<String, String>> settings = opened.stream()
                    .collect(Collectors.toMap(each -> each.variant().name(), Opened::portable));
            JobList list = new JobList(left, threads, experiment.limits(), experiment.pictures(), settings, budget);
            runner.run(list, results -> {
                store.add(results, origins::get);
                budget.learn(results);
                listener.stored(results.size());
            });
        }
    }

    /** Results of another part stay apart, so that each folder is what its name says. */
    private void checkShard(ResultStore store, Destination destination) {
        Optional<Shard> stored = store.part().map(Part::shard);
        if (!stored.equals(shard)) {
            throw new InputException(
                    destination.resume(),
                    "%s: has results of %s, and the run is of %s"
                            .formatted(destination.path(), named(stored), named(shard)));
        }
    }

    private static String named(Optional<Shard> shard) {
        return shard.map(part -> "shard " + part).orElse("the whole study");
    }

    private List<Opened> openAll() {
        List<Opened> opened = new ArrayList<>();
        for (Variant variant : experiment.variants()) {
            try {
                opened.add(open(variant));
            } catch (InputException e) {
                mistakes.add(e);
            }
        }
        return opened;
    }

    private Map<String, List<StudyProblem>> read(PositionReader reader) {
        try {
            return reader.read(experiment.sets());
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

    private Opened open(Variant variant) {
        List<Laboratory> repetitions = new ArrayList<>();
        for (int repetition = 1; repetition <= experiment.repetitions(); repetition++) {
            repetitions.add(laboratories.open(variant, repetition));
        }
        return new Opened(variant, repetitions);
    }

    /**
     * The jobs position by position, each by all variants. The variants take turns, so that each is the first as often
     * as the others. Events such as the warming up of the virtual machine then meet all variants alike.
     */
    private List<StudyJob> jobs(
            List<Opened> opened, List<StoredRun> runs, Map<String, List<StudyProblem>> problems, Listener listener) {
        List<StudyJob> jobs = new ArrayList<>();
        List<String> settings = runs.stream().map(ContentHash::of).toList();
        double limitMillis = Numbers.millis(experiment.limits().time().toNanos());
        for (int repetition = 1; repetition <= experiment.repetitions(); repetition++) {
            List<Bench> benches = new ArrayList<>();
            for (Opened each : opened) {
                benches.add(new Bench(each.repetitions.get(repetition - 1), experiment.pictures()));
            }
            int first = repetition;
            long orderSeed =
                    opened.get(0).repetitions.get(repetition - 1).settings().get(Keys.SEED);
            for (JobOrder.Entry entry : JobOrder.of(problems, orderSeed)) {
                StudyProblem problem = entry.problem();
                for (int i = 0; i < benches.size(); i++) {
                    int turn = (first + i) % benches.size();
                    Opened each = opened.get(turn);
                    JobKey key = new JobKey(
                            each.variant.name(),
                            entry.set(),
                            problem.file(),
                            problem.index(),
                            problem.item(),
                            repetition);
                    long seed = each.repetitions.get(repetition - 1).settings().get(Keys.SEED);
                    Origin origin = new Origin(problem.input(), settings.get(turn), limitMillis);
                    StudyProblem.Source source = () -> {
                        StudyProblem.Asked asked = problem.source().read();
                        return asked.with(bench -> listener.perform(
                                label(key), () -> asked.question().ask(bench)));
                    };
                    jobs.add(new StudyJob(key, seed, origin, source, benches.get(turn)));
                }
                first++;
            }
        }
        return jobs;
    }

    private static String label(JobKey key) {
        return "%s: %s#%d %s"
                .formatted(key.run(), key.file(), key.index(), key.item())
                .strip();
    }
}
