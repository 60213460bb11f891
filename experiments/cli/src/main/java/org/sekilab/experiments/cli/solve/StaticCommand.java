package org.sekilab.experiments.cli.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.cli.options.AttachedValue;
import org.sekilab.experiments.cli.options.ColorWhen;
import org.sekilab.experiments.cli.options.ConfigOptions;
import org.sekilab.experiments.cli.options.PositionOptions;
import org.sekilab.experiments.cli.terminal.Console;
import org.sekilab.experiments.cli.terminal.ExitCode;
import org.sekilab.experiments.cli.terminal.Version;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.OutputFormat;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.experiments.solve.OrderedRun;
import org.sekilab.experiments.solve.PositionSource;
import org.sekilab.statics.groups.StaticAnalysis;
import org.sekilab.statics.groups.StaticAnalyzer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows groups, their liberties and eyes. */
@Command(
        name = "static",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        description = {
            "Shows the groups of whole boards, with effective liberties, enclosed regions and estimated eyes. This proves nothing.",
            "",
            "A file that cannot be read gets one line on stderr. All other files are still shown. The exit code is then 2."
        },
        footer = {
            "",
            "Examples:",
            "  sekilab static game.sgf --color-board",
            "  sekilab static collection.sgf --index 3 --move 120 --format jsonl",
            "  sekilab static game.sgf --set groups.finder=blocks --set groups.eye-estimator=regions"
        })
public final class StaticCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(
            paramLabel = "FILE",
            arity = "1..*",
            description = "Game records, collections or folders of them, in SGF; - reads stdin.")
    private final List<String> files = new ArrayList<>();

    @Option(
            names = "--color-board",
            paramLabel = "auto|always|never",
            arity = "0..1",
            fallbackValue = "auto",
            preprocessor = AttachedValue.class,
            description = "Print the board with marks below each table. auto: with colors if stdout is a terminal. "
                    + "Attach the value: --color-board=always.")
    private @Nullable ColorWhen colorBoard;

    @Mixin
    private final PositionOptions positions = new PositionOptions();

    @Mixin
    private final ConfigOptions config = new ConfigOptions();

    public StaticCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Mistakes mistakes = new Mistakes();
        positions.check(mistakes);
        Laboratory laboratory = config.open(mistakes);
        OutputFormat format = laboratory.settings().format();
        if (colorBoard != null && format == OutputFormat.JSONL) {
            mistakes.add("--color-board", "does not go with the format jsonl");
        }
        mistakes.throwIfAny();
        StaticAnalyzer analyzer = laboratory.staticAnalyzer();
        GroupWriter writer = new GroupWriter(console.out(), format);
        List<PositionSource> sources = positions.sources(files, console);
        try (RunReport<Analyzed> report =
                new RunReport<>(console, "static", sources.size(), result -> write(result, writer))) {
            new OrderedRun<>(report.watch(board -> new Analyzed(board, analyzer.analyze(board.position()))), 1)
                    .run(sources, report);
            return report.hasProblems() ? ExitCode.BAD_INPUT : ExitCode.DONE;
        }
    }

    private void write(Analyzed result, GroupWriter writer) {
        writer.write(result.board, result.analysis);
        if (colorBoard != null) {
            writer.writeBoard(result.analysis, colorBoard.inkFor(console));
        }
    }

    /** A board and what was found there. */
    private record Analyzed(BoardInput board, StaticAnalysis analysis) {}
}
