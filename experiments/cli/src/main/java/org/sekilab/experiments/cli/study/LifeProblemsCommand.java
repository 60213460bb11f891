package org.sekilab.experiments.cli.study;

import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.Build;
import org.sekilab.experiments.Destination;
import org.sekilab.experiments.cli.options.ConfigOptions;
import org.sekilab.experiments.cli.options.GameFiles;
import org.sekilab.experiments.cli.options.LimitOptions;
import org.sekilab.experiments.cli.terminal.Console;
import org.sekilab.experiments.cli.terminal.ExitCode;
import org.sekilab.experiments.cli.terminal.Version;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Layers;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.OutputFormat;
import org.sekilab.experiments.config.SearchKeys;
import org.sekilab.experiments.output.Journal;
import org.sekilab.experiments.output.Numbers;
import org.sekilab.experiments.output.json.Json;
import org.sekilab.experiments.output.json.study.LifeProblemsLine;
import org.sekilab.experiments.problems.LifeProblemRun;
import org.sekilab.experiments.progress.Progress;
import org.sekilab.experiments.solve.AllBoards;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Makes a list of problems of life and death from games. */
@Command(
        name = "life-problems",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        description = {
            "Makes problems of life and death from games: cuts groups out of positions, and keeps the unsettled ones.",
            "",
            "The folder gets problems.csv for the command life, positions.sgf, and proofs.gz for the command verify. "
                    + "journal.txt holds what is found before. The option --resume continues an interrupted run."
        },
        footer = {
            "",
            "Examples:",
            "  sekilab life-problems --out problems",
            "  sekilab life-problems games/*.sgf --out problems --count 50"
        })
public final class LifeProblemsCommand implements Callable<Integer> {
    private static final String COUNT = "--count";
    private static final String EVERY = "--every";
    private static final String OUT = "--out";
    private static final String NODES = "100000";
    private static final String LIFE_KEYS = "life.";
    private static final Set<String> LIMIT_KEYS =
            Set.of(SearchKeys.MEMORY.name(), SearchKeys.REGION_TIME.name(), SearchKeys.REGION_NODES.name());

    private final Console console;

    @Mixin
    private final GameFiles games = new GameFiles();

    @Option(names = OUT, paramLabel = "DIR", required = true, description = "The folder for the problems.")
    private @Nullable Path out;

    @Option(names = COUNT, paramLabel = "N", description = "The number of problems (default: 300).")
    private int count = 300;

    @Option(
            names = EVERY,
            paramLabel = "N",
            description = "The number of moves from one position of a game to the next (default: 3).")
    private int every = 3;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "The seed of the order of the groups, and of the moves that are added (default: 1).")
    private long seed = 1;

    @Option(
            names = "--nodes",
            paramLabel = "N",
            description = "The limit for each search in nodes (default: " + NODES + ").")
    private @Nullable String nodes;

    @Option(names = "--resume", description = "Continue an interrupted run.")
    private boolean isResumed;

    @Mixin
    private final ConfigOptions config = new ConfigOptions();

    public LifeProblemsCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Mistakes mistakes = new Mistakes();
        mistakes.requirePositive(COUNT, count);
        mistakes.requirePositive(EVERY, every);
        Laboratory laboratory = open(mistakes);
        Path folder = Objects.requireNonNull(out);
        AllBoards boards = games.read(console);
        LifeProblemRun run = new LifeProblemRun(
                laboratory.lifeSolver(),
                laboratory.settings().limits(),
                new Destination(folder, OUT, "--resume"),
                new LifeProblemRun.Plan(count, every, seed, relevant(laboratory.written())));
        int problems;
        try (Progress progress = new Progress(console.screen(), "groups", 0)) {
            problems = run.run(boards, isResumed ? Journal.Start.RESUME : Journal.Start.FRESH, progress);
        }
        print(folder, problems, laboratory.settings().format());
        return ExitCode.DONE;
    }

    /** The settings that a problem depends on, and the version of the program. */
    private static Map<String, String> relevant(Map<String, String> settings) {
        Map<String, String> relevant = new TreeMap<>(settings);
        relevant.keySet().removeIf(key -> !key.startsWith(LIFE_KEYS) && !LIMIT_KEYS.contains(key));
        relevant.put("version", Build.ofThisProgram().version());
        return relevant;
    }

    /** Results depend on nodes alone. The searches are many and small. */
    private Laboratory open(Mistakes mistakes) {
        Layers layers = new Layers(mistakes);
        layers.addOption("life-problems", SearchKeys.MEMORY, "8 MiB")
                .addOption("life-problems", SearchKeys.REGION_TIME, "24h")
                .addOption("life-problems", SearchKeys.REGION_NODES, NODES);
        config.addTo(layers);
        LimitOptions.add(layers, "--nodes", SearchKeys.REGION_NODES, nodes);
        return Laboratory.open(layers, mistakes);
    }

    private void print(Path folder, int problems, OutputFormat format) {
        if (format == OutputFormat.JSONL) {
            Json.write(console.out(), new LifeProblemsLine(folder.toString(), problems));
            return;
        }
        console.out().println(Numbers.counted(problems, "problems"));
        console.out().flush();
    }
}
