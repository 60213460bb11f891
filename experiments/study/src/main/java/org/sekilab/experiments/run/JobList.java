package org.sekilab.experiments.run;

import java.util.List;
import java.util.Map;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.output.json.Json;
import org.sekilab.experiments.output.json.JsonObject;
import org.sekilab.experiments.run.Experiment.JobLimits;
import org.sekilab.experiments.run.Experiment.Pictures;
import org.sekilab.experiments.store.JobKey;

/**
 * Jobs to do, in their order. Each can be written as a text for another process, where a {@link JobWorker} does it.
 * Texts are made when they are asked for, so that many jobs fit into memory. May be shared by threads.
 */
public final class JobList {
    private final List<StudyJob> jobs;
    private final int threads;
    private final JobLimits limits;
    private final StudyText study;
    private final RunBudget budget;

    /**
     * A problem for another process, or why there is none.
     *
     * @param problem the problem; empty if it cannot be read
     * @param mistakes why it cannot be read
     */
    record ProblemLine(List<ProblemText> problem, List<String> mistakes) implements JsonObject {}

    /**
     * @param jobs unmodifiable; they may be made when they are asked for
     * @param settings of each variant, by its name: the value of each key as files write it
     */
    JobList(
            List<StudyJob> jobs,
            int threads,
            JobLimits limits,
            Pictures pictures,
            Map<String, Map<String, String>> settings,
            RunBudget budget) {
        this.jobs = jobs;
        this.threads = threads;
        this.limits = limits;
        this.budget = budget;
        this.study =
                new StudyText(settings, limits.time().toMillis(), limits.grace().toMillis(), pictures);
    }

    /** The number of jobs. */
    public int size() {
        return jobs.size();
    }

    /**
     * The key of a job.
     *
     * @param index from 0
     */
    public JobKey key(int index) {
        return jobs.get(index).key();
    }

    /** How many jobs the settings ask to work on at the same time in one process; at least 1. */
    public int threads() {
        return threads;
    }

    /**
     * True as long as jobs may be started. A runner asks before each job, by any thread. After the first no, it starts
     * none, and waits for those that are going on.
     */
    public boolean mayStart() {
        return budget.allowsStart();
    }

    /** What all jobs share, as a JSON object: the settings of the variants and the limits of a job. */
    public String study() {
        return Json.text(study);
    }

    /**
     * A job as a JSON object on a line, without its problem.
     *
     * @param index from 0
     */
    public String text(int index) {
        StudyJob job = jobs.get(index);
        return Json.text(new JobText(job.key(), job.seed(), job.origin().input()));
    }

    /**
     * The whole problem of a job as a JSON object on a line. Jobs of several variants and repetitions have the same. A
     * problem that cannot be read makes its jobs fail.
     *
     * @param index of the job, from 0
     */
    public String problem(int index) {
        ProblemLine problem;
        try {
            problem = new ProblemLine(List.of(jobs.get(index).source().read().text()), List.of());
        } catch (InputException e) {
            problem = new ProblemLine(List.of(), e.mistakes());
        }
        return Json.text(problem);
    }

    List<StudyJob> jobs() {
        return jobs;
    }

    JobLimits limits() {
        return limits;
    }
}
