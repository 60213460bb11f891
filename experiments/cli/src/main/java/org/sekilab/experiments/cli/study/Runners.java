package org.sekilab.experiments.cli.study;

import java.util.Optional;
import java.util.ServiceLoader;
import java.util.regex.Pattern;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.run.JobRunner;
import org.sekilab.experiments.run.RunnerProvider;

/** Finds the runner that the option {@code --on} names. */
final class Runners {
    static final String OPTION = "--on";

    private static final Pattern THREADS = Pattern.compile("local\\[([1-9]\\d{0,3}|\\*)]");
    private static final Pattern CLUSTER = Pattern.compile("spark://[\\w.-]+:[1-9]\\d{0,4}(,[\\w.-]+:[1-9]\\d{0,4})*");

    private Runners() {}

    /**
     * The runner on a master of Spark.
     *
     * @throws InputException if there is no master of that form, or Spark is not on the class path
     */
    static JobRunner on(String master) {
        if (!THREADS.matcher(master).matches() && !CLUSTER.matcher(master).matches()) {
            throw new InputException(
                    OPTION, "'%s' is neither spark://HOST:PORT nor local[N], with N from 1".formatted(master));
        }
        return ServiceLoader.load(RunnerProvider.class)
                .findFirst()
                .map(provider -> provider.on(OPTION, master))
                .orElseThrow(() -> new InputException(
                        OPTION,
                        ("%s needs the jars of Spark 4, which are missing%s; set SPARK_HOME, or fetch them (220 MB) with "
                                        + "./mvnw -P spark -DskipTests package; then start ./sekilab")
                                .formatted(master, searched())));
    }

    private static String searched() {
        return Optional.ofNullable(System.getenv("SPARK_HOME"))
                .map(" (SPARK_HOME is '%s')"::formatted)
                .orElse("");
    }
}
