package org.sekilab.experiments.cli;

import java.util.concurrent.Callable;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Problems;
import org.sekilab.experiments.config.Strategies;
import org.sekilab.experiments.config.StrategyKind;
import org.sekilab.experiments.demo.DemoData;
import org.sekilab.experiments.limits.StopMeasure;
import org.sekilab.experiments.progress.Progress;
import org.sekilab.experiments.report.StopTable;
import org.sekilab.search.Engine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Measures how soon searches stop at their limits. */
@Command(
        name = "limits",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        description = {
            "Measures how long after its limit a search returns, with each engine: of time, nodes and memory, and when it is cancelled.",
            "",
            "Limits are drawn at random, on the games that ship with the program."
        },
        footer = {"", "Examples:", "  sekilab limits", "  sekilab limits --samples 1000 --seed 7"})
final class LimitsCommand implements Callable<Integer> {
    private final Console console;

    @Option(names = "--samples", paramLabel = "N", description = "Tries of each kind (default: 20).")
    private int samples = 20;

    @Option(names = "--seed", paramLabel = "N", description = "Where random numbers begin (default: 1).")
    private long seed = 1;

    @Mixin
    private final SolverOptions solver = new SolverOptions();

    @Mixin
    private final ConfigOptions config = new ConfigOptions();

    LimitsCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Problems problems = new Problems();
        if (samples < 1) {
            problems.add("--samples", "%d is not positive".formatted(samples));
        }
        Laboratory laboratory = config.open(solver, problems);
        Strategies<Engine> engines = laboratory.strategies(StrategyKind.ENGINES);
        StopMeasure measure = new StopMeasure(laboratory.settings().safety(), DemoData.finalPositions());
        StopTable table = new StopTable(console.out(), laboratory.settings().format());
        table.begin();
        try (Progress progress =
                new Progress(console.screen(), "limits", engines.names().size() * StopMeasure.ROWS)) {
            for (String name : engines.names()) {
                measure.measure(name, engines.create(name), samples, seed, progress, table::write);
            }
        }
        return ExitCode.DONE;
    }
}
