package org.sekilab.experiments.run;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.config.Keys;
import org.sekilab.experiments.output.json.Json;
import org.sekilab.experiments.remote.SharedSettings;
import org.sekilab.experiments.store.JobResult;
import org.sekilab.experiments.store.Origin;
import org.sekilab.experiments.store.ResultText;

/**
 * Does jobs of a study in a process that has none of its files, as {@link JobRunner#local} does them: a job that fails
 * has a result too, and one that hangs is given up. May be shared by threads. Each thread works on one job at a time.
 */
public final class JobWorker {
    private static final String PLACE = "job";

    private final StudyText study;
    private final Map<Strategy, Bench> benches = new ConcurrentHashMap<>();

    private JobWorker(StudyText study) {
        this.study = study;
    }

    /** A variant with the seed of a repetition. */
    private record Strategy(String variant, long seed) {}

    /**
     * A worker for the jobs of one study.
     *
     * @param study the text by {@link JobList#study}
     */
    public static JobWorker of(String study) {
        return new JobWorker(Json.read("study", study.getBytes(StandardCharsets.UTF_8), StudyText.class));
    }

    /**
     * Does a job.
     *
     * @param job the text by {@link JobList#text}
     * @param problem the text by {@link JobList#problem}
     * @return its result, which {@link ResultText#read} reads
     * @throws InputException if the configuration cannot be opened in this process
     */
    public String work(String job, String problem) {
        JobText text = Json.read(PLACE, job.getBytes(StandardCharsets.UTF_8), JobText.class);
        Bench bench = benches.computeIfAbsent(new Strategy(text.key().run(), text.seed()), this::open);
        StudyJob rebuilt = new StudyJob(text.key(), text.seed(), Origin.UNKNOWN, () -> read(text, problem), bench);
        List<JobResult> results = new ArrayList<>(1);
        JobPool.run(List.of(rebuilt), 1, study.limits(), () -> true, results::addAll);
        return ResultText.write(results.get(0));
    }

    private Bench open(Strategy strategy) {
        SharedSettings settings =
                new SharedSettings(Objects.requireNonNull(study.settings().get(strategy.variant), strategy.variant));
        return new Bench(
                settings.open(layers -> layers.addOption(PLACE, Keys.SEED, Long.toString(strategy.seed))),
                study.pictures());
    }

    private static StudyProblem.Asked read(JobText job, String problem) {
        ProblemLine line = Json.read("problem", problem.getBytes(StandardCharsets.UTF_8), ProblemLine.class);
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
