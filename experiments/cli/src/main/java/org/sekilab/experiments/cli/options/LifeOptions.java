package org.sekilab.experiments.cli.options;

import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.config.ConfigKey;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Layers;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.SearchKeys;
import org.sekilab.experiments.solve.Selection;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of the command that solves life and death: which position, how long, and how. */
public final class LifeOptions {
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
            description = "The number of problems of a list to work on at the same time. Results keep their order "
                    + "(default: ${bundle:limits.threads}).")
    private @Nullable String threads;

    @Mixin
    private final PositionOptions positions = new PositionOptions();

    @Mixin
    private final ConfigOptions config = new ConfigOptions();

    /** True when a game tree or a move is chosen. */
    public boolean hasPosition() {
        return positions.isGiven();
    }

    /** The choice of positions, once it has been checked. */
    public Selection selection() {
        return positions.selection();
    }

    /**
     * Checks the options, and opens the laboratory that they choose.
     *
     * @throws InputException if there are mistakes in them, or mistakes were found before
     */
    public Laboratory open(Mistakes mistakes) {
        positions.check(mistakes);
        Layers layers = new Layers(mistakes);
        config.addTo(layers);
        add(layers, "--time", SearchKeys.REGION_TIME, time);
        add(layers, "--nodes", SearchKeys.REGION_NODES, nodes);
        add(layers, "--memory", SearchKeys.MEMORY, memory);
        add(layers, "--threads", SearchKeys.THREADS, threads);
        return Laboratory.open(layers, mistakes);
    }

    private static void add(Layers layers, String option, ConfigKey<?> key, @Nullable String value) {
        if (value != null) {
            layers.addOption(option, key, value);
        }
    }
}
