package org.sekilab.experiments.cli;

import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.config.Layers;
import org.sekilab.experiments.config.Settings;
import picocli.CommandLine.Option;

/** The options that every command has that solves. */
final class SolverOptions {
    @Option(
            names = "--threads",
            paramLabel = "N",
            description =
                    "Positions, or problems of a list, that are worked on at the same time; results keep their order "
                            + "(default: 1).")
    private @Nullable String threads;

    @Option(
            names = "--region-time",
            paramLabel = "DURATION",
            description =
                    "Limit for each region, or each search of a whole board, such as 250ms (default: 10s; 1s in gtp, "
                            + "regress and view).")
    private @Nullable String regionTime;

    @Option(
            names = "--memory",
            paramLabel = "SIZE",
            description = "For the tables of a search, such as 2G (default: 32 MiB).")
    private @Nullable String memory;

    @Option(
            names = "--check",
            description =
                    "Check while solving that classes keep to their contracts, those of plug-ins and those that ship; "
                            + "the same as plugins.check=true. Takes several times as long.")
    private boolean isChecked;

    boolean hasThreads() {
        return threads != null;
    }

    void addTo(Layers layers) {
        add(layers, "--threads", Settings.THREADS, threads);
        add(layers, "--region-time", Settings.REGION_TIME, regionTime);
        add(layers, "--memory", Settings.MEMORY, memory);
        if (isChecked) {
            layers.addOption("--check", Settings.PLUGIN_CHECK, "true");
        }
    }

    private static void add(Layers layers, String option, String key, @Nullable String value) {
        if (value != null) {
            layers.addOption(option, key, value);
        }
    }
}
