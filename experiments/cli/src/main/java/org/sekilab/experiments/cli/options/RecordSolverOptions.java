package org.sekilab.experiments.cli.options;

import java.util.List;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.cli.terminal.Console;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Layers;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.solve.PositionSource;
import org.sekilab.experiments.solve.Selection;
import picocli.CommandLine.Mixin;

/** The options of every command that solves positions of game records: which positions, with what, and how long. */
public final class RecordSolverOptions {
    @Mixin
    private final PositionOptions positions = new PositionOptions();

    @Mixin
    private final LimitOptions limits;

    @Mixin
    private final ConfigOptions config = new ConfigOptions();

    /** The options with the limits that most commands have. */
    public RecordSolverOptions() {
        this(new SolverOptions());
    }

    /** @param limits the options about limits */
    public RecordSolverOptions(LimitOptions limits) {
        this.limits = limits;
    }

    /** True when a game tree or a move is chosen. */
    public boolean hasPosition() {
        return positions.isGiven();
    }

    /** The choice of positions, once it has been checked. */
    public Selection selection() {
        return positions.selection();
    }

    /** The chosen positions of some files. */
    public List<PositionSource> sources(List<String> files, Console console) {
        return positions.sources(files, console);
    }

    /** Reports what is wrong with the choice of positions. */
    public void check(Mistakes mistakes) {
        positions.check(mistakes);
    }

    /** Adds the layers that the options describe. */
    public void addTo(Layers layers) {
        config.addTo(layers);
        limits.addTo(layers);
    }

    /**
     * Checks the options, and opens the laboratory that they choose.
     *
     * @throws InputException if there are mistakes in them, or mistakes were found before
     */
    public Laboratory open(Mistakes mistakes) {
        check(mistakes);
        Layers layers = new Layers(mistakes);
        addTo(layers);
        return Laboratory.open(layers, mistakes);
    }
}
