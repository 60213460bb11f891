package org.sekilab.experiments.run;

import java.util.List;
import java.util.function.Consumer;
import org.sekilab.experiments.store.JobResult;

/**
 * Executes the jobs of a study, here or in other processes. The caller owns the database: a runner only gives results
 * back.
 */
@FunctionalInterface
public interface JobRunner {
    /**
     * Does all jobs, or those that it may start: see {@link JobList#mayStart}. Returns when each of these has a result.
     *
     * @param jobs the jobs without a result
     * @param store takes results while others are worked on, in any order, and each job once. Only the calling thread
     *     may call it. It may throw, and then the run is over
     */
    void run(JobList jobs, Consumer<List<JobResult>> store);

    /** The threads of this process, as many as the settings ask for. */
    static JobRunner local() {
        return (jobs, store) -> JobPool.run(jobs.jobs(), jobs.threads(), jobs.limits(), jobs::mayStart, store);
    }
}
