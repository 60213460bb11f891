package org.sekilab.experiments.run;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.config.Keys;
import org.sekilab.experiments.output.json.Json;
import org.sekilab.experiments.remote.SharedSettings;
import org.sekilab.experiments.store.Origin;
import org.sekilab.experiments.store.ResultText;

/**
 * Does jobs of a study in a process that has no file of the study. It treats jobs as {@link JobRunner#local} does: a
 * job that fails has a result too, and a job that hangs is given up. May be shared by threads. Each call works on
 * one job at a time.
 */
public final class JobWorker {
    private static final String PLACE = "job";

    private final StudyText study;
    private final Map<Strategy, Bench> benches = new ConcurrentHashMap<>();

    private JobWorker(StudyText study) {
        this.study = study;
    }

    /**
     * A job with its problem.
     *
     * @param job by {@link JobList#text}
     * @param problem by {@link JobList#problem}
     */
    public record Texts(String job, String problem) {}

    /** A variant with the seed of a repetition. */
    private record Strategy(String variant, long seed) {}

    /**
     * A worker for the jobs of one study.
     *
     * @param study the text by {@link JobList#study}
     */
    public static JobWorker of(String study) {
        return new JobWorker(Json.read("study", study, StudyText.class));
    }

    /**
     * Does jobs in their order. One thread does them all, unless a job hangs.
     *
     * @param mayStart is asked before each job, by any thread. Once it is false, no more jobs are started
     * @param results takes the results in the order of the jobs, as texts that {@link ResultText#read} reads; called by
     *     this thread
     * @throws InputException if the configuration cannot be opened in this process
     */
    public void work(List<Texts> jobs, BooleanSupplier mayStart, Consumer<String> results) {
        List<StudyJob> rebuilt = jobs.stream().map(this::rebuild).toList();
        JobPool.run(
                rebuilt,
                1,
                study.limits(),
                mayStart,
                done -> done.stream().map(ResultText::write).forEach(results));
    }

    private StudyJob rebuild(Texts texts) {
        JobText job = Json.read(PLACE, texts.job, JobText.class);
        Bench bench = benches.computeIfAbsent(new Strategy(job.key().run(), job.seed()), this::open);
        return new StudyJob(job.key(), job.seed(), Origin.UNKNOWN, () -> read(job, texts.problem), bench);
    }

    private Bench open(Strategy strategy) {
        SharedSettings settings =
                new SharedSettings(Objects.requireNonNull(study.settings().get(strategy.variant), strategy.variant));
        return new Bench(
                settings.open(layers -> layers.addOption(PLACE, Keys.SEED, Long.toString(strategy.seed))),
                study.pictures());
    }

    private static StudyProblem.Asked read(JobText job, String problem) {
        JobList.ProblemLine line = Json.read("problem", problem, JobList.ProblemLine.class);
        if (line.problem().isEmpty()) {
            throw new InputException(line.mistakes());
        }
        StudyProblem.Asked asked = Questions.read(line.problem().get(0));
        if (!asked.input().equals(job.input())) {
            throw new IllegalStateException("the problem has another hash than in the process that wrote it");
        }
        return asked;
    }
}
