package org.sekilab.experiments.run;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.output.json.Json;
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
    private final Budget budget;

    /** @param settings of each variant, by its name: the value of each key as files write it */
    JobList(
            List<StudyJob> jobs,
            int threads,
            JobLimits limits,
            Pictures pictures,
            Map<String, Map<String, String>> settings,
            Budget budget) {
        this.jobs = List.copyOf(jobs);
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
        return new String(Json.line(study), StandardCharsets.UTF_8);
    }

    /**
     * A job as a JSON object on a line, with its whole problem. A problem that cannot be read becomes a job that fails.
     *
     * @param index from 0
     */
    public String text(int index) {
        StudyJob job = jobs.get(index);
        JobText text;
        try {
            ProblemText problem = job.source().read().text();
            text = new JobText(job.key(), job.seed(), job.origin().input(), List.of(problem), List.of());
        } catch (InputException e) {
            text = new JobText(job.key(), job.seed(), job.origin().input(), List.of(), e.mistakes());
        }
        return new String(Json.line(text), StandardCharsets.UTF_8);
    }

    List<StudyJob> jobs() {
        return jobs;
    }

    JobLimits limits() {
        return limits;
    }
}
