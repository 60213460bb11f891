package org.sekilab.experiments.run;

import java.util.Optional;
import org.sekilab.experiments.run.Experiment.JobLimits;
import org.sekilab.experiments.store.JobResult;
import org.sekilab.experiments.store.JobResult.Status;

/**
 * A job while a thread works on it. The job is told to end when its time is over, and given up when it does not end. It
 * has one result, that of the first side to report one. Two threads share the attempt: the worker, which makes it, and
 * the watcher.
 */
final class Attempt {
    private static final double NANOS_PER_MILLI = 1e6;

    private final StudyJob job;
    private final JobLimits limits;
    private final long start = System.nanoTime();
    private final Thread worker = Thread.currentThread();
    private State state = State.RUNNING;

    private enum State {
        RUNNING,
        /** The job's time is over, and its thread was told. */
        TOLD,
        /** The job has a result. */
        OVER
    }

    Attempt(StudyJob job, JobLimits limits) {
        this.job = job;
        this.limits = limits;
    }

    /**
     * Ends the job with what was found out. The thread that worked calls this.
     *
     * @return empty if the job was given up before
     */
    synchronized Optional<JobResult> succeed(JobAnswers finding) {
        return end(new JobResult(
                job.key(),
                job.seed(),
                Status.DONE,
                "",
                millis(),
                finding.board(),
                finding.answers(),
                finding.engines()));
    }

    /** Ends the job with what went wrong, unless it has a result already. The thread that worked calls this. */
    synchronized Optional<JobResult> fail(String error) {
        return end(failed(error));
    }

    private Optional<JobResult> end(JobResult result) {
        if (state == State.OVER) {
            return Optional.empty();
        }
        JobResult inTime = state == State.TOLD ? failed("not done after " + written()) : result;
        state = State.OVER;
        Thread.interrupted(); // what was meant for this job must not end the next one
        return Optional.of(inTime);
    }

    /**
     * Looks at the clock; called by the thread that watches.
     *
     * @return the job's result if it is given up now
     */
    synchronized Optional<JobResult> watch() {
        long elapsed = System.nanoTime() - start;
        if (state == State.RUNNING && elapsed > limits.time().toNanos()) {
            state = State.TOLD;
            worker.interrupt();
        }
        if (state == State.TOLD && elapsed > limits.time().plus(limits.grace()).toNanos()) {
            state = State.OVER;
            return Optional.of(failed(
                    "not done after %s, and did not end when told to; its thread was given up".formatted(written())));
        }
        return Optional.empty();
    }

    private JobResult failed(String error) {
        return JobResult.failed(job.key(), job.seed(), error, millis());
    }

    private double millis() {
        return (System.nanoTime() - start) / NANOS_PER_MILLI;
    }

    private String written() {
        return "%d ms (job.time)".formatted(limits.time().toMillis());
    }
}
