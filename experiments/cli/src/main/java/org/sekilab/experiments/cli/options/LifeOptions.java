package org.sekilab.experiments.cli.options;

import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.config.Layers;
import org.sekilab.experiments.config.SearchKeys;
import picocli.CommandLine.Option;

/** The limits of the command that solves life and death. */
public final class LifeOptions implements LimitOptions {
    @Option(
            names = "--time",
            paramLabel = "DURATION",
            description = "The time limit for each problem, such as 10s (default: ${bundle:limits.region-time}).")
    private @Nullable String time;

    @Option(names = "--nodes", paramLabel = "N", description = "The limit for each problem in nodes (default: none).")
    private @Nullable String nodes;

    @Option(
            names = "--memory",
            paramLabel = "SIZE",
            description = "The memory for the table of a search, such as 2G (default: ${bundle:limits.memory}).")
    private @Nullable String memory;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description =
                    "The number of problems of a list to work on at the same time. Results keep their order. Threads "
                            + "that are left work on one problem together (default: ${bundle:limits.threads}).")
    private @Nullable String threads;

    @Override
    public void addTo(Layers layers) {
        LimitOptions.add(layers, "--time", SearchKeys.REGION_TIME, time);
        LimitOptions.add(layers, "--nodes", SearchKeys.REGION_NODES, nodes);
        LimitOptions.add(layers, "--memory", SearchKeys.MEMORY, memory);
        LimitOptions.add(layers, "--threads", SearchKeys.THREADS, threads);
    }
}
