package org.sekilab.experiments.cli.options;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.config.Keys;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Layers;
import org.sekilab.experiments.config.Mistakes;
import picocli.CommandLine.Option;

/** The options that every command has. */
public class ConfigOptions {
    @Option(
            names = "--config",
            paramLabel = "FILE",
            description = "A configuration file in HOCON. It overrides the defaults. Repeatable; later files win.")
    private final List<Path> files = new ArrayList<>();

    @Option(
            names = "--set",
            paramLabel = "KEY=VALUE",
            description = "One setting, such as safety.solver=benson. It overrides the files. Repeatable.")
    private final List<String> assignments = new ArrayList<>();

    @Option(
            names = "--format",
            paramLabel = "text|jsonl",
            description = "Tables, or one JSON object per line (default: ${bundle:output.format}).")
    private @Nullable String format;

    @Option(
            names = "--plugins",
            paramLabel = "JAR",
            split = ",",
            description = "Jars with your own strategies, as in plugins.jars. Repeatable.")
    private final List<String> plugins = new ArrayList<>();

    /**
     * The laboratory that the options choose.
     *
     * @throws org.sekilab.experiments.InputException if the options have mistakes, or if the given mistakes are not
     *     empty
     */
    public Laboratory open(Mistakes mistakes) {
        Layers layers = new Layers(mistakes);
        addTo(layers);
        return Laboratory.open(layers, mistakes);
    }

    /** The laboratory that the options choose, for a command that solves. */
    public Laboratory open(SolverOptions solver, Mistakes mistakes) {
        Layers layers = new Layers(mistakes);
        addTo(layers);
        solver.addTo(layers);
        return Laboratory.open(layers, mistakes);
    }

    /** Adds the layers that the options describe. */
    public void addTo(Layers layers) {
        files.forEach(file -> layers.addFile("--config", file));
        assignments.forEach(assignment -> layers.addAssignment("--set", assignment));
        if (!plugins.isEmpty()) {
            layers.addOption("--plugins", Keys.PLUGIN_JARS, plugins);
        }
        if (format != null) {
            layers.addOption("--format", Keys.FORMAT, format);
        }
    }
}
