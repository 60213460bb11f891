package org.sekilab.experiments.spark;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.apache.spark.broadcast.Broadcast;
import org.sekilab.experiments.run.JobWorker;
import scala.Function1;
import scala.collection.Iterator;

/**
 * Does the jobs of a task on an executor. A task ends early, between two jobs, when it has taken long. The driver gives
 * the jobs that are left to another task, which may be on an idle core.
 *
 * @param study what all jobs share, as a text
 * @param problems the texts of the problems of a chunk
 */
record ExecutorWork(Broadcast<String> study, Broadcast<String[]> problems)
        implements Function1<Iterator<TaskJobs>, TaskAnswer>, Serializable {
    private static final double MOST_MILLIS = 2 * TaskSize.TASK_MILLIS;
    private static final double NANOS = 1e6; // of a millisecond

    @Override
    public TaskAnswer apply(Iterator<TaskJobs> partition) {
        TaskJobs task = partition.next();
        JobWorker worker = Workers.of(study.value());
        long start = System.nanoTime();
        List<JobWorker.Texts> jobs = IntStream.range(0, task.jobs().size())
                .mapToObj(i -> new JobWorker.Texts(
                        task.jobs().get(i), problems.value()[task.problems().get(i)]))
                .toList();
        AtomicInteger asked = new AtomicInteger(); // the first job is always done
        List<String> results = new ArrayList<>();
        worker.work(jobs, () -> asked.getAndIncrement() == 0 || millisSince(start) <= MOST_MILLIS, results::add);
        return new TaskAnswer(results, millisSince(start));
    }

    private static double millisSince(long start) {
        return (System.nanoTime() - start) / NANOS;
    }
}
