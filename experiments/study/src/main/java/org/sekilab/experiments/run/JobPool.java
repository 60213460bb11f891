package org.sekilab.experiments.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.run.Experiment.JobLimits;
import org.sekilab.experiments.store.JobResult;

/**
 * Does jobs on several threads. A job that fails has a result too. A job that hangs is told to end, and given up
 * with its thread when it does not end. The calling thread watches the others and hands results on. Results that
 * come within a tenth of a second are handed on together. To store all of them costs one write to the disk, as to
 * store one does.
 */
final class JobPool {
    private static final int AHEAD = 1024; // results that wait to be stored at most
    private static final long WATCH_MILLIS = 20;
    private static final long TOGETHER_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

    private final JobLimits limits;
    private final BlockingQueue<JobResult> finished = new ArrayBlockingQueue<>(AHEAD);
    private final Map<Thread, Attempt> running = new ConcurrentHashMap<>();
    private final List<StudyJob> jobs;
    private final BooleanSupplier mayStart;
    private int next; // the job to start next
    private boolean isClosed; // when no more jobs are started

    private JobPool(List<StudyJob> jobs, JobLimits limits, BooleanSupplier mayStart) {
        this.jobs = jobs;
        this.limits = limits;
        this.mayStart = mayStart;
    }

    /**
     * Does all jobs that may be started, in their order when there is one thread.
     *
     * @param jobs unmodifiable; they may be made when they are asked for
     * @param threads how many are worked on at the same time; at least 1
     * @param mayStart is asked before each job is started. Once it is false, no more jobs are started
     * @param store takes results; called by this thread
     * @throws IllegalStateException if this thread is interrupted
     */
    static void run(
            List<StudyJob> jobs,
            int threads,
            JobLimits limits,
            BooleanSupplier mayStart,
            Consumer<List<JobResult>> store) {
        JobPool pool = new JobPool(jobs, limits, mayStart);
        for (int i = 0; i < Math.min(threads, jobs.size()); i++) {
            pool.startWorker();
        }
        try {
            pool.watch(store);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        } finally {
            pool.close();
            pool.running.keySet().forEach(Thread::interrupt);
        }
    }

    private void watch(Consumer<List<JobResult>> store) throws InterruptedException {
        int done = 0;
        List<JobResult> batch = new ArrayList<>();
        long last = System.nanoTime() - TOGETHER_NANOS; // when results were handed on
        while (!isOver(done)) {
            JobResult first = finished.poll(WATCH_MILLIS, TimeUnit.MILLISECONDS);
            if (first != null) {
                batch.add(first);
                finished.drainTo(batch);
            }
            running.forEach((thread, attempt) -> attempt.watch().ifPresent(result -> {
                batch.add(result);
                running.remove(thread);
                startWorker(); // replaces the thread that hangs
            }));
            boolean isDue = System.nanoTime() - last >= TOGETHER_NANOS || isOver(done + batch.size());
            if (isDue && !batch.isEmpty()) {
                store.accept(List.copyOf(batch));
                done += batch.size();
                batch.clear();
                last = System.nanoTime();
            }
        }
    }

    private synchronized boolean isOver(int done) {
        return done == next && (isClosed || next == jobs.size());
    }

    private synchronized void close() {
        isClosed = true;
    }

    private synchronized Optional<StudyJob> take() {
        isClosed = isClosed || next == jobs.size() || !mayStart.getAsBoolean();
        return isClosed ? Optional.empty() : Optional.of(jobs.get(next++));
    }

    /** Threads do not keep the program alive: one may hang. */
    private void startWorker() {
        Thread worker = new Thread(this::work, "job");
        worker.setDaemon(true);
        worker.start();
    }

    private void work() {
        for (Optional<StudyJob> taken = take(); taken.isPresent(); taken = take()) {
            StudyJob job = taken.get();
            StudyProblem.Question question = read(job); // the time of a job is that of its work
            Attempt attempt = new Attempt(job, limits);
            running.put(Thread.currentThread(), attempt);
            Optional<JobResult> result = perform(job, question, attempt);
            if (result.isEmpty()) {
                return; // given up, and another thread is in the place of this one
            }
            running.remove(Thread.currentThread());
            try {
                finished.put(result.get());
            } catch (InterruptedException e) {
                return; // the run is over
            }
        }
    }

    /** What a job asks. Asks what fails if that cannot be read. */
    private static StudyProblem.Question read(StudyJob job) {
        try {
            return job.source().read().question();
        } catch (RuntimeException e) {
            return bench -> {
                throw e;
            };
        } catch (Error e) { // such as too little memory
            return bench -> {
                throw e;
            };
        }
    }

    private static Optional<JobResult> perform(StudyJob job, StudyProblem.Question question, Attempt attempt) {
        try {
            return attempt.succeed(job.perform(question));
        } catch (InputException e) {
            return attempt.fail(String.join("; ", e.mistakes()));
        } catch (RuntimeException | Error e) { // includes full stacks and plug-ins that do not fit
            return attempt.fail("internal error: " + e);
        }
    }
}
