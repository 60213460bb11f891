package org.sekilab.experiments.cli.options;

import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.config.Keys;
import org.sekilab.experiments.config.Layers;
import org.sekilab.experiments.config.SearchKeys;
import picocli.CommandLine.Option;

/** The options that every command has that solves. */
public final class SolverOptions implements LimitOptions {
    /** The default of {@code --region-time} in commands where a person waits. */
    public static final String INTERACTIVE_REGION_TIME = "1s";

    @Option(
            names = "--threads",
            paramLabel = "N",
            description =
                    "The number of positions, or of problems in a list, to work on at the same time. Results keep their order, "
                            + "but not in analyze. With fewer files than threads, solve and life use several threads for one "
                            + "position (default: ${bundle:limits.threads}; all cores in analyze).")
    private @Nullable String threads;

    @Option(
            names = "--region-time",
            paramLabel = "DURATION",
            description =
                    "The time limit for each region, or for each search of a whole board, such as 250ms (default: ${bundle:limits.region-time}; "
                            + INTERACTIVE_REGION_TIME
                            + " in gtp, regress and view).")
    private @Nullable String regionTime;

    @Option(
            names = "--memory",
            paramLabel = "SIZE",
            description = "The memory for the table of a search, such as 2G (default: ${bundle:limits.memory}).")
    private @Nullable String memory;

    @Option(
            names = "--check",
            description =
                    "Check while solving that all classes keep their contracts, those of plug-ins and those of this program. "
                            + "This sets plugins.check=true. It takes several times as long.")
    private boolean isChecked;

    public boolean hasThreads() {
        return threads != null;
    }

    @Override
    public void addTo(Layers layers) {
        LimitOptions.add(layers, "--threads", SearchKeys.THREADS, threads);
        LimitOptions.add(layers, "--region-time", SearchKeys.REGION_TIME, regionTime);
        LimitOptions.add(layers, "--memory", SearchKeys.MEMORY, memory);
        if (isChecked) {
            layers.addOption("--check", Keys.PLUGIN_CHECK, "true");
        }
    }
}
