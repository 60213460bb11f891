package org.sekilab.experiments.spark;

import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.Function;
import org.apache.spark.broadcast.Broadcast;

/**
 * Does a task on an executor.
 *
 * @param settings what all tasks share, as a text
 */
record TaskWork(Broadcast<String> settings) implements Function<String, String> {
    @Override
    public String call(String task) {
        TaskContext context = TaskContext.get();
        return Workers.ofTasks(settings.value()).work(task, context::isInterrupted);
    }
}
