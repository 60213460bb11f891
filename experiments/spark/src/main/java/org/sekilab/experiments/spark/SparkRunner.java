package org.sekilab.experiments.spark;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.spark.SparkConf;
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
    private static final Pattern ADDRESS = Pattern.compile("([^:/,]+):(\\d+)");
    private static final int ANSWER_MILLIS = 10_000;

    private final String option;
    private final String master;

    /**
     * @param option what named the master, for messages
     * @param master as Spark writes it
     */
    SparkRunner(String option, String master) {
        this.option = option;
        this.master = master;
    }

    @Override
    public void run(JobList jobs, Consumer<List<JobResult>> store) {
        if (jobs.size() == 0) {
            return;
        }
        checkMaster();
        try (JavaSparkContext spark = new JavaSparkContext(configuration())) {
            try {
                new Dispatch(spark, option, jobs, store).run();
            } catch (InputException | IllegalStateException e) {
                if (isProcessEnding()) {
                    awaitEnd();
                }
                if (e instanceof IllegalStateException && spark.sc().isStopped()) {
                    throw new InputException(option, "Spark has stopped");
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

    private SparkConf configuration() {
        SparkConf configuration = new SparkConf().setMaster(master);
        configuration.setIfMissing("spark.app.name", "sekilab");
        configuration.setIfMissing("spark.speculation", "false"); // a long job is no sick job
        configuration.setIfMissing("spark.ui.showConsoleProgress", "false"); // the run has a bar of its own
        return configuration;
    }

    /** Spark itself asks for a minute before it tells that there is no master. */
    private void checkMaster() {
        List<String> silent = new ArrayList<>();
        Matcher address = ADDRESS.matcher(master);
        while (address.find()) {
            try (Socket socket = new Socket()) {
                socket.connect(
                        new InetSocketAddress(address.group(1), Integer.parseInt(address.group(2))), ANSWER_MILLIS);
                return; // of several masters, one is enough
            } catch (IOException e) {
                silent.add(address.group());
            }
        }
        if (!silent.isEmpty()) {
            throw new InputException(option, "no Spark master answers at " + String.join(", ", silent));
        }
    }
}
