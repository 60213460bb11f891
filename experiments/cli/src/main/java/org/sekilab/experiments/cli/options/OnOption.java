package org.sekilab.experiments.cli.options;

import java.util.Optional;
import java.util.ServiceLoader;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.remote.SharedSettings;
import org.sekilab.experiments.remote.TaskCluster;
import org.sekilab.experiments.run.JobRunner;
import org.sekilab.experiments.run.RunnerProvider;
import picocli.CommandLine.Option;

/** The option {@code --on}: where the work is done. */
public final class OnOption {
    private static final String NAME = "--on";
    private static final Pattern THREADS = Pattern.compile("local\\[([1-9]\\d{0,3}|\\*)]");
    private static final Pattern CLUSTER = Pattern.compile("spark://[\\w.-]+:[1-9]\\d{0,4}(,[\\w.-]+:[1-9]\\d{0,4})*");

    @Option(
            names = NAME,
            paramLabel = "MASTER",
            description =
                    "Let Spark do the work: spark://HOST:PORT is a cluster, local[N] has N threads of this process. "
                            + "See docs/experiments.md.")
    private @Nullable String master;

    /** True when a master is named. */
    public boolean isGiven() {
        return master != null;
    }

    /**
     * Reports an option that does not go with this one.
     *
     * @param other the option that says how many tasks are done at the same time
     */
    public void exclude(boolean isOtherGiven, String other, Mistakes mistakes) {
        if (isGiven() && isOtherGiven) {
            mistakes.add(other, "does not go with --on: Spark knows its cores");
        }
    }

    /**
     * What works on the jobs of a study: the master if there is one, else this process.
     *
     * @throws InputException if there is no master of that form, or Spark is not on the class path
     */
    public JobRunner runner() {
        return master == null ? JobRunner.local() : provider(master).on(NAME, master);
    }

    /**
     * The processes that do tasks of a search. The caller closes them.
     *
     * @return empty if this process does all
     * @throws InputException if there is no master of that form, or Spark is not on the class path, or several threads
     *     are asked for
     */
    public Optional<TaskCluster> tasks(Laboratory laboratory) {
        Mistakes mistakes = new Mistakes();
        exclude(laboratory.settings().threads() > 1, "--threads", mistakes);
        mistakes.throwIfAny();
        return Optional.ofNullable(master)
                .map(found -> provider(found).tasks(NAME, found, SharedSettings.textOf(laboratory)));
    }

    private static RunnerProvider provider(String master) {
        if (!THREADS.matcher(master).matches() && !CLUSTER.matcher(master).matches()) {
            throw new InputException(
                    NAME, "'%s' is neither spark://HOST:PORT nor local[N], with N from 1".formatted(master));
        }
        return ServiceLoader.load(RunnerProvider.class)
                .findFirst()
                .orElseThrow(() -> new InputException(
                        NAME,
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
