package org.sekilab.experiments.spark;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.sekilab.experiments.InputException;

/**
 * What assigns the processes of a cluster. Immutable.
 *
 * @param option what named the master, for messages
 * @param master as Spark writes it
 */
record SparkMaster(String option, String master) {
    private static final Pattern ADDRESS = Pattern.compile("([^:/,]+):(\\d+)");
    private static final int ANSWER_MILLIS = 10_000;

    /**
     * Starts Spark. This process is the driver.
     *
     * @throws InputException if no master answers
     */
    JavaSparkContext open() {
        checkMaster();
        JavaSparkContext spark = new JavaSparkContext(configuration());
        Runtime.getRuntime().addShutdownHook(new Thread(() -> beQuiet(spark)));
        return spark;
    }

    /** After a signal, Spark loses its workers while it stops. What it says about that is no news. */
    private static void beQuiet(JavaSparkContext spark) {
        spark.setLogLevel("OFF");
    }

    private SparkConf configuration() {
        SparkConf configuration = new SparkConf().setMaster(master);
        configuration.setIfMissing("spark.app.name", "sekilab");
        configuration.setIfMissing("spark.speculation", "false"); // a long job is no sick job
        configuration.setIfMissing("spark.ui.showConsoleProgress", "false"); // the run has a bar of its own
        // Executors collect garbage as the launcher does it: a search makes little, and has its core for itself.
        configuration.setIfMissing("spark.executor.extraJavaOptions", "-XX:+UseSerialGC");
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

    /** The first line of what Spark says. Its stack traces come after. */
    static String reason(Throwable cause) {
        return String.valueOf(cause.getMessage()).lines().findFirst().orElse("");
    }
}
