package org.sekilab.experiments.spark;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.rdd.RDD;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.run.JobList;
import org.sekilab.experiments.store.JobResult;
import org.sekilab.experiments.store.ResultText;
import scala.reflect.ClassTag;
import scala.runtime.BoxedUnit;

/**
 * Gives lots of tasks to Spark until each job has a result. There are always some tasks more than cores, and never
 * many more, so that memory does not grow with the number of jobs. Mutable; the thread that runs it also stores.
 */
final class Dispatch {
    private final JavaSparkContext spark;
    private final String option;
    private final JobList jobs;
    private final Consumer<List<JobResult>> store;
    private final Backlog backlog;
    private final Broadcast<String> study;
    private final Map<Backlog.Chunk, Broadcast<String[]>> problems = new HashMap<>();
    private final BlockingQueue<Event> events = new LinkedBlockingQueue<>(); // at most one for each task, and each lot
    private int tasks; // given to Spark and not over
    private boolean isClosed; // when no more jobs are started

    /** News from Spark's threads. */
    private sealed interface Event {}

    private record Answered(Lot lot, int task, TaskAnswer answer) implements Event {}

    private record Failed(Throwable cause) implements Event {}

    Dispatch(JavaSparkContext spark, String option, JobList jobs, Consumer<List<JobResult>> store) {
        this.spark = spark;
        this.option = option;
        this.jobs = jobs;
        this.store = store;
        this.backlog = new Backlog(jobs.size(), jobs::key);
        this.study = spark.broadcast(jobs.study());
    }

    /**
     * Returns when each job has a result, or no more may be started and all others have ended.
     *
     * @throws InputException if Spark gives up
     * @throws IllegalStateException if this thread is interrupted
     */
    void run() {
        ExecutorService waiting = Executors.newCachedThreadPool(work -> {
            Thread thread = new Thread(work, "lot");
            thread.setDaemon(true);
            return thread;
        });
        try {
            int left = jobs.size();
            give(waiting);
            while (left > 0 && tasks > 0) { // jobs are left without a task if no more may be started
                left -= store(events.take());
                give(waiting);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        } finally {
            waiting.shutdownNow();
        }
    }

    private void give(ExecutorService waiting) {
        int cores = spark.defaultParallelism(); // changes when executors come and go
        for (int room = room(cores); room > 0; room = room(cores)) {
            Optional<Lot> lot = backlog.take(cores, room);
            if (lot.isEmpty()) {
                return;
            }
            tasks += lot.get().tasks().size();
            List<TaskJobs> texts = lot.get().tasks().stream()
                    .map(task -> texts(lot.get().chunk(), task))
                    .toList();
            ExecutorWork work =
                    new ExecutorWork(study, problems.computeIfAbsent(lot.get().chunk(), this::broadcast));
            waiting.execute(() -> perform(lot.get(), texts, work));
        }
    }

    /** How many tasks more to give to Spark now; none once no more jobs may be started. */
    private int room(int cores) {
        isClosed = isClosed || !jobs.mayStart();
        return isClosed ? 0 : backlog.room(cores, tasks);
    }

    private TaskJobs texts(Backlog.Chunk chunk, List<Integer> task) {
        return new TaskJobs(
                task.stream().map(jobs::text).toList(),
                task.stream().map(job -> chunk.place(jobs.key(job))).toList());
    }

    private Broadcast<String[]> broadcast(Backlog.Chunk chunk) {
        return spark.broadcast(chunk.problems().stream().map(jobs::problem).toArray(String[]::new));
    }

    /** Waits for a lot. A thread for each lot, because the name in Spark's pages belongs to the thread. */
    private void perform(Lot lot, List<TaskJobs> texts, ExecutorWork work) {
        try {
            spark.setJobGroup(
                    lot.variant(),
                    "%s: %d jobs"
                            .formatted(
                                    lot.variant(),
                                    lot.tasks().stream().mapToInt(List::size).sum()));
            RDD<TaskJobs> partitions = spark.parallelize(texts, texts.size()).rdd();
            spark.sc()
                    .runJob(
                            partitions,
                            work,
                            (task, answer) -> {
                                events.add(new Answered(lot, (int) task, answer));
                                return BoxedUnit.UNIT;
                            },
                            ClassTag.<TaskAnswer>apply(TaskAnswer.class));
        } catch (Throwable e) { // the exceptions of Scala are not declared
            events.add(new Failed(e));
        }
    }

    /** Stores what has come, and gives the number of results. */
    private int store(Event first) {
        List<Event> all = new ArrayList<>(List.of(first));
        events.drainTo(all);
        List<JobResult> results = new ArrayList<>();
        for (Event event : all) {
            if (event instanceof Answered answered) {
                results.addAll(read(answered));
            }
        }
        if (!results.isEmpty()) {
            store.accept(results);
        }
        for (Event event : all) {
            if (event instanceof Failed failed) {
                throw new InputException(option, "Spark gives the jobs up: " + SparkMaster.reason(failed.cause));
            }
        }
        return results.size();
    }

    private List<JobResult> read(Answered answered) {
        Lot lot = answered.lot;
        List<String> texts = answered.answer.results();
        tasks--;
        backlog.note(lot, answered.task, texts.size(), answered.answer.millis());
        if (lot.chunk().isAnswered()) {
            Optional.ofNullable(problems.remove(lot.chunk())).ifPresent(Broadcast::destroy);
        }
        return texts.stream().map(ResultText::read).toList();
    }
}
