package org.sekilab.experiments.spark;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import org.apache.spark.api.java.JavaFutureAction;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.remote.TaskCluster;

/** Has tasks done on Spark, each as a Spark job of one task. Threads share it. */
final class SparkTasks implements TaskCluster {
    private static final long STEP_MILLIS = 20; // between two looks at the cancelling

    private final SparkMaster master;
    private final JavaSparkContext spark;
    private final Broadcast<String> settings;

    /** @param settings what all tasks share, as a text */
    SparkTasks(SparkMaster master, String settings) {
        this.master = master;
        this.spark = master.open();
        this.settings = spark.broadcast(settings);
    }

    @Override
    public int cores() {
        return Math.max(1, spark.defaultParallelism());
    }

    @Override
    public Optional<String> call(String task, BooleanSupplier isCancelled) {
        JavaFutureAction<List<String>> answer =
                spark.parallelize(List.of(task), 1).map(new TaskWork(settings)).collectAsync();
        try {
            while (!isCancelled.getAsBoolean()) {
                Optional<String> text = poll(answer);
                if (text.isPresent()) {
                    return text;
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            Throwable cause = e.getCause();
            throw new InputException(
                    master.option(), "Spark gives a task up: " + SparkMaster.reason(cause == null ? e : cause));
        }
        answer.cancel(true);
        return Optional.empty();
    }

    private static Optional<String> poll(JavaFutureAction<List<String>> answer)
            throws InterruptedException, ExecutionException {
        try {
            return Optional.of(answer.get(STEP_MILLIS, TimeUnit.MILLISECONDS).get(0));
        } catch (TimeoutException e) {
            return Optional.empty();
        }
    }

    @Override
    public void close() {
        spark.close();
    }
}
