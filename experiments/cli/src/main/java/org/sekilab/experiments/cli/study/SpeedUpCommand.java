package org.sekilab.experiments.cli.study;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.sekilab.experiments.cli.options.RecordSolverOptions;
import org.sekilab.experiments.cli.terminal.Console;
import org.sekilab.experiments.cli.terminal.ExitCode;
import org.sekilab.experiments.cli.terminal.Version;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.Settings;
import org.sekilab.experiments.config.StrategyKind;
import org.sekilab.experiments.demo.DemoData;
import org.sekilab.experiments.progress.Progress;
import org.sekilab.experiments.solve.AllBoards;
import org.sekilab.experiments.speedup.HardestRegions;
import org.sekilab.experiments.speedup.SpeedUpMeasure;
import org.sekilab.safety.RegionSolver;
import org.sekilab.search.dfpn.DfpnConfig;
import org.sekilab.search.dfpn.DfpnEngine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Measures how much sooner several threads of dfpn-r solve a region than one. */
@Command(
        name = "speed-up",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        description = {
            "Measures how much faster several threads of dfpn-r solve regions than one thread does.",
            "",
            "One thread first searches every basic region of the boards, within the limits. The hardest regions that it solves are",
            "measured. Times are only meaningful on a machine without other work."
        },
        footer = {
            "",
            "Examples:",
            "  sekilab speed-up --region-time 2s",
            "  sekilab speed-up games/*.sgf --hardest 10 --set dfpn.threads=4"
        })
public final class SpeedUpCommand implements Callable<Integer> {
    private static final int TWO = 2;

    private final Console console;

    @Parameters(paramLabel = "FILE", description = "Game records in SGF (default: the games of this program).")
    private final List<String> files = new ArrayList<>();

    @Option(names = "--hardest", paramLabel = "N", description = "The number of regions (default: 20).")
    private int hardest = 20;

    @Option(
            names = "--tries",
            paramLabel = "N",
            description = "The number of searches of each region; the median counts (default: 3).")
    private int tries = 3;

    @Mixin
    private final RecordSolverOptions options = new RecordSolverOptions();

    public SpeedUpCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Mistakes mistakes = new Mistakes();
        if (hardest < 1) {
            mistakes.add("--hardest", "%d is not positive".formatted(hardest));
        }
        if (tries < 1) {
            mistakes.add("--tries", "%d is not positive".formatted(tries));
        }
        Laboratory laboratory = options.open(mistakes);
        Settings settings = laboratory.settings();
        DfpnConfig several =
                settings.dfpn().withThreads(Math.max(TWO, settings.dfpn().threads()));
        RegionSolver one = solver(settings, several.withThreads(1));
        HardestRegions regions = new HardestRegions(
                laboratory.create(StrategyKind.REGION_FINDERS),
                settings.safety().maxRegionPoints(),
                one);
        SpeedUpMeasure measure = new SpeedUpMeasure(regions, one, solver(settings, several));
        AllBoards boards = AllBoards.read(files.isEmpty() ? DemoData.games() : options.sources(files, console));
        SpeedUpTable table = new SpeedUpTable(console.out(), settings.format());
        try (Progress progress = new Progress(console.screen(), "speed-up", boards.size())) {
            table.write(measure.measure(boards, hardest, tries, progress), several.threads());
        }
        return ExitCode.DONE;
    }

    private static RegionSolver solver(Settings settings, DfpnConfig dfpn) {
        return new RegionSolver(DfpnEngine.withTwins(dfpn), settings.safety());
    }
}
