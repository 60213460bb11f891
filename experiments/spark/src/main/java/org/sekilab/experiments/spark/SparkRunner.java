package org.sekilab.experiments.spark;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import org.apache.spark.api.java.JavaSparkContext;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.run.JobList;
import org.sekilab.experiments.run.JobRunner;
import org.sekilab.experiments.store.JobResult;

/**
 * Executes the jobs of a study on Spark. This process is the driver. It alone writes the results, so a lost executor
 * loses no result, and Spark does the tasks of this executor again.
 */
final class SparkRunner implements JobRunner {
    private final SparkMaster master;

    SparkRunner(SparkMaster master) {
        this.master = master;
    }

    @Override
    public void run(JobList jobs, Consumer<List<JobResult>> store) {
        if (jobs.size() == 0) {
            return;
        }
        try (JavaSparkContext spark = master.open()) {
            try {
                new Dispatch(spark, master.option(), jobs, store).run();
            } catch (InputException | IllegalStateException e) {
                if (isProcessEnding()) {
                    awaitEnd();
                }
                if (e instanceof IllegalStateException && spark.sc().isStopped()) {
                    throw new InputException(master.option(), "Spark has stopped");
                }
                throw e;
            }
        }
    }

    /** True after a signal. Spark stops then too, and that is no news. */
    private static boolean isProcessEnding() {
        try {
            Runtime.getRuntime().removeShutdownHook(new Thread());
            return false;
        } catch (IllegalStateException e) {
            return true;
        }
    }

    /** The caller says nothing more: what runs at the end of the process tells how to go on. */
    private static void awaitEnd() {
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
