package org.sekilab.experiments.view.work;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * The newest jobs: all that are being solved, and solved ones with their proofs. Mutable; may be shared by threads.
 *
 * <p>Cost: proofs keep the tables of their searches, so that at most eight jobs are kept.
 */
public final class Jobs implements AutoCloseable {
    /** The number of jobs that may run at the same time. */
    public static final int MOST_RUNNING = 4;

    private static final int MOST_KEPT = 8;

    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final Map<Integer, Job> jobs = new LinkedHashMap<>(); // the oldest first
    private int lastId;

    /**
     * Begins a job.
     *
     * @throws RefusedException if too many are running
     */
    public synchronized Job start(Work work) {
        long running = jobs.values().stream()
                .filter(job -> job.state() == Job.State.RUNNING)
                .count();
        if (running >= MOST_RUNNING) {
            throw new RefusedException(
                    RefusedException.TOO_MANY,
                    "%d searches are running already; cancel one of them first".formatted(MOST_RUNNING));
        }
        Job job = new Job(++lastId, work);
        jobs.put(job.id(), job);
        forgetOldest();
        threads.execute(job);
        return job;
    }

    /** The job of a number; empty if there is none, or it is forgotten. */
    public synchronized Optional<Job> find(int id) {
        return Optional.ofNullable(jobs.get(id));
    }

    @Override
    public synchronized void close() {
        jobs.values().forEach(Job::cancel);
        threads.shutdownNow();
    }

    private void forgetOldest() {
        while (jobs.size() > MOST_KEPT) {
            Job oldest = jobs.values().stream()
                    .filter(job -> job.state() != Job.State.RUNNING)
                    .findFirst()
                    .orElseThrow(); // more are kept than may run
            jobs.remove(oldest.id());
        }
    }
}
