package org.sekilab.experiments.cli.solve;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.cli.options.AttachedValue;
import org.sekilab.experiments.cli.options.ColorWhen;
import org.sekilab.experiments.cli.options.RecordSolverOptions;
import org.sekilab.experiments.cli.terminal.Console;
import org.sekilab.experiments.cli.terminal.ExitCode;
import org.sekilab.experiments.cli.terminal.Version;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Layers;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.OutputFormat;
import org.sekilab.experiments.config.SafetyKeys;
import org.sekilab.experiments.config.SearchKeys;
import org.sekilab.experiments.demo.DemoData;
import org.sekilab.experiments.output.CertificateFile;
import org.sekilab.experiments.output.JsonLinesWriter;
import org.sekilab.experiments.output.ResultWriter;
import org.sekilab.experiments.output.StatusBoard;
import org.sekilab.experiments.output.TableWriter;
import org.sekilab.experiments.output.TableWriter.Rows;
import org.sekilab.experiments.output.WholeFile;
import org.sekilab.experiments.solve.BoardAnalyzer;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.experiments.solve.CertifiedBoard;
import org.sekilab.experiments.solve.OrderedRun;
import org.sekilab.experiments.solve.PositionSource;
import org.sekilab.safety.SearchingSafetySolver;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Analyzes whole boards. */
@Command(
        name = "solve",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        description = {
            "Proves stones and territory safe on whole boards, one result for each position in input order.",
            "",
            "A file that cannot be read gets one line on stderr. All other files are still solved. The exit code is then 2."
        },
        footer = {
            "",
            "Examples:",
            "  sekilab solve --demo",
            "  sekilab solve game.sgf --color-board --svg game.svg",
            "  sekilab solve games/*.sgf --set safety.solver=benson --format jsonl",
            "  sekilab solve collection.sgf --index 3 --move 120"
        })
public final class SolveCommand implements Callable<Integer> {
    private static final int TREE_NUMBER_WIDTH = 4;
    private static final String CERTIFICATE = "--certificate";
    private static final String SEARCH = "search"; // the solver that can write certificates
    private static final String CHECKABLE = "checkable";
    private static final String DEMO_NODES = "5000"; // enough to see something in a few seconds

    private final Console console;

    @Parameters(
            paramLabel = "FILE",
            description = "Game records, collections or folders of them, in SGF; - reads stdin.")
    private final List<String> files = new ArrayList<>();

    @Option(
            names = "--demo",
            description = "Solve the positions of this program, one row per file. A search has 5,000 nodes unless "
                    + "limits.region-nodes is set.")
    private boolean isDemo;

    @Option(
            names = "--color-board",
            paramLabel = "auto|always|never",
            arity = "0..1",
            fallbackValue = "auto",
            preprocessor = AttachedValue.class,
            description =
                    "Print the board with status marks below each row. auto: with colors if stdout is a terminal. "
                            + "Attach the value: --color-board=always.")
    private @Nullable ColorWhen colorBoard;

    @Option(
            names = "--svg",
            paramLabel = "FILE",
            description = "Draw the board to FILE. Several positions go to FILE-1.svg, FILE-2.svg, ...")
    private @Nullable Path svg;

    @Option(
            names = CERTIFICATE,
            paramLabel = "FILE",
            description = "Write all proofs to FILE. The command verify checks them. "
                    + "The solver then uses only proofs that it can write: safety.proofs is checkable.")
    private @Nullable Path certificate;

    @Mixin
    private final RecordSolverOptions options = new RecordSolverOptions();

    public SolveCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Mistakes mistakes = new Mistakes();
        checkArguments(mistakes);
        Layers layers = new Layers(mistakes);
        if (isDemo) {
            layers.addOption("--demo", SearchKeys.REGION_NODES, DEMO_NODES);
        }
        options.addTo(layers);
        if (certificate != null) {
            layers.addOption(CERTIFICATE, SafetyKeys.PROOFS, CHECKABLE);
        }
        Laboratory laboratory = Laboratory.open(layers, mistakes);
        if (certificate != null && !laboratory.settings().get(SafetyKeys.SOLVER).equals(SEARCH)) {
            mistakes.add(CERTIFICATE, "needs %s = %s".formatted(SafetyKeys.SOLVER.name(), SEARCH));
        }
        boolean isText = laboratory.settings().format() == OutputFormat.TEXT;
        if (colorBoard != null && !isText) {
            mistakes.add("--color-board", "does not go with the format jsonl");
        }
        mistakes.throwIfAny();
        if (svg != null) {
            WholeFile.checkPlace("--svg", svg);
        }

        List<PositionSource> sources = isDemo ? DemoData.all() : options.sources(files, console);
        ResultWriter writer = isText ? tableFor(sources) : new JsonLinesWriter(console.out());
        BoardAnalyzer analyzer = new BoardAnalyzer(laboratory.boardSolver(sources.size()), System::nanoTime);
        try (SolveReport report = new SolveReport(console, writer, svg, sources.size())) {
            if (certificate == null) {
                new OrderedRun<>(
                                report.watch(analyzer::analyze),
                                laboratory.settings().threads())
                        .run(sources, report);
            } else {
                certify(sources, analyzer, laboratory, report, certificate);
            }
            writer.finish();
            return report.hasProblems() ? ExitCode.BAD_INPUT : ExitCode.DONE;
        }
    }

    /**
     * Writes the certificate if all sources can be read. A certificate with less than what was asked for would pass as
     * whole.
     */
    private void certify(
            List<PositionSource> sources,
            BoardAnalyzer analyzer,
            Laboratory laboratory,
            SolveReport report,
            Path file) {
        SearchingSafetySolver certifier = laboratory.safetySolver(sources.size());
        int maxStates = laboratory.settings().get(SafetyKeys.CERTIFICATE_STATES);
        try (CertificateFile certificates = new CertificateFile(CERTIFICATE, file)) {
            Function<BoardInput, CertifiedBoard> work =
                    input -> analyzer.certify(input, position -> certifier.certify(position, maxStates));
            new OrderedRun<>(report.watch(work), laboratory.settings().threads())
                    .run(sources, new CertificateReport(report, certificates));
            if (report.hasProblems()) {
                console.err().printf("%s: %s is not written, because an input could not be read%n", CERTIFICATE, file);
            } else {
                certificates.finish();
            }
        }
    }

    private void checkArguments(Mistakes mistakes) {
        if (files.isEmpty() && !isDemo) {
            mistakes.add("solve", "no file is given; maybe try --demo");
        }
        if (isDemo && (!files.isEmpty() || options.hasPosition() || colorBoard != null)) {
            mistakes.add("--demo", "does not go with files, --index, --move or --color-board");
        }
        options.check(mistakes);
    }

    private ResultWriter tableFor(List<PositionSource> sources) {
        int nameWidth = sources.stream()
                .mapToInt(source -> source.name().length() + TREE_NUMBER_WIDTH)
                .max()
                .orElse(0);
        if (isDemo) {
            return new DemoTable(new TableWriter(console.out(), nameWidth, Rows.FILE, result -> ""), console.out());
        }
        return new TableWriter(console.out(), nameWidth, Rows.POSITION, result -> {
            if (colorBoard == null) {
                return "";
            }
            return new StatusBoard(colorBoard.inkFor(console)).format(result.safety());
        });
    }
}
