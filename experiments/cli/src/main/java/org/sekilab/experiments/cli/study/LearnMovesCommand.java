package org.sekilab.experiments.cli.study;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.cli.options.ConfigOptions;
import org.sekilab.experiments.cli.options.GameFiles;
import org.sekilab.experiments.cli.options.LimitOptions;
import org.sekilab.experiments.cli.terminal.Console;
import org.sekilab.experiments.cli.terminal.ExitCode;
import org.sekilab.experiments.cli.terminal.Version;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Layers;
import org.sekilab.experiments.config.LifeKeys;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.OutputFormat;
import org.sekilab.experiments.config.SearchKeys;
import org.sekilab.experiments.learn.LearnRun;
import org.sekilab.experiments.output.WholeFile;
import org.sekilab.experiments.output.json.Json;
import org.sekilab.experiments.output.json.study.LearnMovesLine;
import org.sekilab.experiments.progress.Progress;
import org.sekilab.experiments.solve.AllBoards;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Learns the weights of moves for searches of life and death. */
@Command(
        name = "learn-moves",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        description = {
            "Learns which moves of the defender win: asks whether blocks of games live, and fits weights to the moves "
                    + "that won.",
            "",
            "The program has such weights. life.learned-order=true uses them. They change the time of a search, and never "
                    + "an answer."
        },
        footer = {
            "",
            "Examples:",
            "  sekilab learn-moves --out move-weights.txt",
            "  sekilab learn-moves games/*.sgf --out move-weights.txt --every 5"
        })
public final class LearnMovesCommand implements Callable<Integer> {
    private static final String OUT = "--out";
    private static final String EVERY = "--every";
    private static final String NODES = "40000";

    private final Console console;

    @Mixin
    private final GameFiles games = new GameFiles();

    @Option(names = OUT, paramLabel = "FILE", required = true, description = "The file for the weights.")
    private @Nullable Path out;

    @Option(
            names = "--nodes",
            paramLabel = "N",
            description = "The limit for each search in nodes (default: " + NODES + ").")
    private @Nullable String nodes;

    @Option(
            names = EVERY,
            paramLabel = "N",
            description = "The number of moves from one position of a game to the next (default: 15).")
    private int every = 15;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "The seed of the blocks, and of the choices that are kept of each search (default: 1).")
    private long seed = 1;

    @Mixin
    private final ConfigOptions config = new ConfigOptions();

    public LearnMovesCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Mistakes mistakes = new Mistakes();
        mistakes.requirePositive(EVERY, every);
        Laboratory laboratory = open(mistakes);
        Path file = Objects.requireNonNull(out);
        WholeFile.checkPlace(OUT, file);
        AllBoards boards = games.read(console);
        LearnRun run = new LearnRun(laboratory.life(), new LearnRun.Plan(every, seed));
        LearnRun.Learned learned;
        try (Progress progress = new Progress(console.screen(), "positions", 0)) {
            learned = run.run(boards, progress);
        }
        List<String> weights = learned.weights().lines();
        WholeFile.write(OUT, file, String.join("\n", weights).concat("\n"));
        print(
                new LearnMovesLine(file.toString(), learned.searches(), learned.choices(), weights.size()),
                laboratory.settings().format());
        return ExitCode.DONE;
    }

    /** Results depend on nodes alone, and not on weights that were learned before. */
    private Laboratory open(Mistakes mistakes) {
        Layers layers = new Layers(mistakes);
        layers.addOption("learn-moves", SearchKeys.MEMORY, "64 MiB")
                .addOption("learn-moves", SearchKeys.REGION_TIME, "24h")
                .addOption("learn-moves", SearchKeys.REGION_NODES, NODES)
                .addOption("learn-moves", LifeKeys.DIRECT, "false")
                .addOption("learn-moves", LifeKeys.KILL, "false")
                .addOption("learn-moves", LifeKeys.LEARNED_ORDER, "false");
        config.addTo(layers);
        LimitOptions.add(layers, "--nodes", SearchKeys.REGION_NODES, nodes);
        return Laboratory.open(layers, mistakes);
    }

    private void print(LearnMovesLine line, OutputFormat format) {
        if (format == OutputFormat.JSONL) {
            Json.write(console.out(), line);
            return;
        }
        console.out()
                .printf("%,d searches, %,d choices, %,d weights%n", line.searches(), line.choices(), line.weights());
        console.out().flush();
    }
}
