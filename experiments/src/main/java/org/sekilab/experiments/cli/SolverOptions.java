package org.sekilab.experiments.cli;

import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.config.Layers;
import org.sekilab.experiments.config.Settings;
import picocli.CommandLine.Option;

/** The options that every command has that solves several positions at the same time. */
class SolverOptions extends LimitOptions {
    static final String THREADS = "--threads";

    @Option(
            names = THREADS,
            paramLabel = "N",
            description = "Positions that are worked on at the same time; results keep their order (default: 1).")
    private @Nullable String threads;

    boolean hasThreads() {
        return threads != null;
    }

    @Override
    void addTo(Layers layers) {
        super.addTo(layers);
        add(layers, THREADS, Settings.THREADS, threads);
    }
}
