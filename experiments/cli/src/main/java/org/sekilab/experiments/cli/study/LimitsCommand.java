package org.sekilab.experiments.cli.study;

import java.util.EnumSet;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.sekilab.experiments.Words;
import org.sekilab.experiments.cli.options.ConfigOptions;
import org.sekilab.experiments.cli.options.SolverOptions;
import org.sekilab.experiments.cli.terminal.Console;
import org.sekilab.experiments.cli.terminal.ExitCode;
import org.sekilab.experiments.cli.terminal.Version;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.Strategies;
import org.sekilab.experiments.config.StrategyKind;
import org.sekilab.experiments.demo.DemoData;
import org.sekilab.experiments.limits.RaceStopMeasure;
import org.sekilab.experiments.limits.StopMeasure;
import org.sekilab.experiments.limits.StopRow;
import org.sekilab.experiments.progress.Progress;
import org.sekilab.search.Engine;
import org.sekilab.semeai.SemeaiAnalyzer;
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
            "Measures how late a search returns after a limit of time, nodes or depth, or after it is cancelled.",
            "",
            "Limits are drawn at random. Engines search an endless game, and regions and boards of this program's games. Analyzers of",
            "capturing races get random races on boards of at most 24 points."
        },
        footer = {
            "",
            "Examples:",
            "  sekilab limits",
            "  sekilab limits --samples 1000 --seed 7",
            "  sekilab limits --scope race --samples 1000"
        })
public final class LimitsCommand implements Callable<Integer> {
    private final Console console;

    @Option(names = "--samples", paramLabel = "N", description = "The number of tries for each limit (default: 20).")
    private int samples = 20;

    @Option(names = "--seed", paramLabel = "N", description = "The seed of the random numbers (default: 1).")
    private long seed = 1;

    @Option(
            names = "--scope",
            split = ",",
            paramLabel = "game|region|board|race,...",
            description = "What to measure: one, or several with commas (default: all).")
    private Set<StopRow.Scope> scopes = EnumSet.allOf(StopRow.Scope.class);

    @Mixin
    private final SolverOptions solver = new SolverOptions();

    @Mixin
    private final ConfigOptions config = new ConfigOptions();

    public LimitsCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Mistakes mistakes = new Mistakes();
        if (samples < 1) {
            mistakes.add("--samples", "%d is not positive".formatted(samples));
        }
        Laboratory laboratory = config.open(solver, mistakes);
        StopTable table = new StopTable(console.out(), laboratory.settings().format());
        table.begin();
        Strategies<Engine> engines = laboratory.strategies(StrategyKind.ENGINES);
        Strategies<SemeaiAnalyzer> analyzers = laboratory.strategies(StrategyKind.SEMEAI_ANALYZERS);
        try (Progress progress = new Progress(console.screen(), "limits", rows(engines, analyzers))) {
            Consumer<StopRow> listener = row -> {
                table.write(row);
                progress.step();
            };
            StopMeasure measure = new StopMeasure(laboratory.settings().safety(), DemoData.finalPositions());
            for (String name : engines.names()) {
                for (StopRow.Scope scope : engineScopes()) {
                    progress.during(
                            "%s, %s".formatted(name, Words.of(scope)),
                            () -> measure.measure(scope, name, engines.create(name), samples, seed, listener));
                }
            }
            if (scopes.contains(StopRow.Scope.RACE)) {
                RaceStopMeasure races =
                        new RaceStopMeasure(laboratory.settings().safety().limits());
                for (String name : analyzers.names()) {
                    progress.during(
                            name + ", race",
                            () -> races.measure(name, analyzers.create(name), samples, seed, listener));
                }
            }
        }
        return ExitCode.DONE;
    }

    private Set<StopRow.Scope> engineScopes() {
        Set<StopRow.Scope> chosen = EnumSet.copyOf(StopMeasure.SCOPES);
        chosen.retainAll(scopes);
        return chosen;
    }

    private int rows(Strategies<Engine> engines, Strategies<SemeaiAnalyzer> analyzers) {
        int ofEngine =
                engineScopes().stream().mapToInt(scope -> scope.limits().size()).sum();
        int ofAnalyzer = scopes.contains(StopRow.Scope.RACE)
                ? StopRow.Scope.RACE.limits().size()
                : 0;
        return engines.names().size() * ofEngine + analyzers.names().size() * ofAnalyzer;
    }
}
