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
import org.sekilab.experiments.speedup.ClusterSimulation;
import org.sekilab.experiments.speedup.HardestRegions;
import org.sekilab.experiments.speedup.ModelCheckRow;
import org.sekilab.safety.RegionSolver;
import org.sekilab.search.Engine;
import org.sekilab.search.dfpn.DfpnEngine;
import org.sekilab.search.dfpn.tree.ClusterModel;
import org.sekilab.search.dfpn.tree.TreeConfig;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Simulates clusters of workers that solve a region together. */
@Command(
        name = "simulate",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        description = {
            "Simulates how much faster a cluster of workers solves a region than one search does.",
            "",
            "One dfpn-r first searches every basic region of the boards, within the limits. The hardest regions that it solves are",
            "then solved by dfpn-tree. All its searches are real. A model tells how long they and their messages take.",
            "With --rate, results do not depend on the machine."
        },
        footer = {
            "",
            "Examples:",
            "  sekilab simulate --workers 1,4,16,64,256 --set tree.leaf-nodes=5000",
            "  sekilab simulate games/*.sgf --hardest 10 --latency 5 --rate 500000"
        })
public final class SimulateCommand implements Callable<Integer> {
    private static final double MILLION = 1e6;
    private static final double MILLIS = 1e-3;

    private final Console console;

    @Parameters(paramLabel = "FILE", description = "Game records in SGF (default: the games of this program).")
    private final List<String> files = new ArrayList<>();

    @Option(names = "--hardest", paramLabel = "N", description = "The number of regions (default: ${DEFAULT-VALUE}).")
    private int hardest = 5;

    @Option(
            names = "--workers",
            paramLabel = "N",
            split = ",",
            description = "The sizes of the clusters (default: 1,4,16,64,256).")
    private List<Integer> workers = List.of(1, 4, 16, 64, 256);

    @Option(
            names = "--latency",
            paramLabel = "MILLIS",
            description = "The time of a message (default: ${DEFAULT-VALUE}).")
    private double latency = 1;

    @Option(
            names = "--bandwidth",
            paramLabel = "MB",
            description = "What the network takes in a second, in megabytes (default: ${DEFAULT-VALUE}).")
    private double bandwidth = 100;

    @Option(
            names = "--master",
            paramLabel = "MILLIS",
            description = "The time for which the tree is busy with a leaf (default: ${DEFAULT-VALUE}).")
    private double master = 0.05;

    @Option(
            names = "--rate",
            paramLabel = "NODES",
            description = "The nodes of a worker in a second (default: that of the first searches).")
    private double rate = Double.POSITIVE_INFINITY;

    @Option(
            names = "--check-model",
            description = "Compare the model with 1 and 2 threads of this process: nodes and seconds of each region. "
                    + "The model is right if verdicts are equal, nodes are equal with one worker, and with two workers "
                    + "neither has more than 1.5 times the nodes of the other. If it is wrong, the exit code is 1.")
    private boolean isCheck;

    @Mixin
    private final RecordSolverOptions options = new RecordSolverOptions();

    public SimulateCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Mistakes mistakes = new Mistakes();
        checkArguments(mistakes);
        Laboratory laboratory = options.open(mistakes);
        Settings settings = laboratory.settings();
        DfpnEngine leaves = DfpnEngine.withTwins(settings.dfpn());
        HardestRegions regions = new HardestRegions(
                laboratory.create(StrategyKind.REGION_FINDERS),
                settings.safety().maxRegionPoints(),
                solver(settings, leaves));
        ClusterSimulation simulation = new ClusterSimulation(
                regions,
                leaves::remembering,
                engine -> solver(settings, engine),
                settings.tree().leafNodes());
        ClusterModel network = new ClusterModel(rate, latency * MILLIS, bandwidth * MILLION, master * MILLIS);
        AllBoards boards = AllBoards.read(files.isEmpty() ? DemoData.games() : options.sources(files, console));
        SimulationTable table = new SimulationTable(console.out(), settings.format());
        try (Progress progress = new Progress(console.screen(), "simulate", boards.size())) {
            if (isCheck) {
                List<ModelCheckRow> rows = simulation.check(boards, hardest, List.of(1, 2), progress);
                table.writeCheck(rows);
                return rows.stream().allMatch(ModelCheckRow::isRight) ? ExitCode.DONE : ExitCode.WRONG_RESULTS;
            }
            table.write(simulation.measure(boards, hardest, workers, network, progress), workers);
        }
        return ExitCode.DONE;
    }

    private void checkArguments(Mistakes mistakes) {
        if (hardest < 1) {
            mistakes.add("--hardest", "%d is not positive".formatted(hardest));
        }
        for (int number : workers) {
            if (number < 1 || number > TreeConfig.MOST_WORKERS) {
                mistakes.add("--workers", "%d is not from 1 to %d".formatted(number, TreeConfig.MOST_WORKERS));
            }
        }
        checkNotNegative(mistakes, "--latency", latency);
        checkNotNegative(mistakes, "--master", master);
        checkPositive(mistakes, "--bandwidth", bandwidth);
        checkPositive(mistakes, "--rate", rate);
    }

    private static void checkNotNegative(Mistakes mistakes, String option, double value) {
        if (!(value >= 0 && Double.isFinite(value))) {
            mistakes.add(option, "%s is not a number from 0".formatted(value));
        }
    }

    private static void checkPositive(Mistakes mistakes, String option, double value) {
        if (!(value > 0)) {
            mistakes.add(option, "%s is not a positive number".formatted(value));
        }
    }

    private static RegionSolver solver(Settings settings, Engine engine) {
        return new RegionSolver(engine, settings.safety());
    }
}
