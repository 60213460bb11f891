package org.sekilab.experiments.cli.region;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.cli.options.ColorWhen;
import org.sekilab.experiments.cli.options.LifeOptions;
import org.sekilab.experiments.cli.options.ListOption;
import org.sekilab.experiments.cli.options.OnOption;
import org.sekilab.experiments.cli.options.RecordSolverOptions;
import org.sekilab.experiments.cli.terminal.Console;
import org.sekilab.experiments.cli.terminal.ExitCode;
import org.sekilab.experiments.cli.terminal.Version;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.LifeKeys;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.OutputFormat;
import org.sekilab.experiments.demo.DemoData;
import org.sekilab.experiments.demo.LifeTruth;
import org.sekilab.experiments.life.LifeAnswer;
import org.sekilab.experiments.life.LifeAnswerer;
import org.sekilab.experiments.life.LifeCertificate;
import org.sekilab.experiments.life.LifeList;
import org.sekilab.experiments.life.LifeQuery;
import org.sekilab.experiments.life.LifeSolver;
import org.sekilab.experiments.life.ZoneFile;
import org.sekilab.experiments.output.CertificateFile;
import org.sekilab.experiments.output.LifeBoard;
import org.sekilab.experiments.output.WholeFile;
import org.sekilab.experiments.output.json.Json;
import org.sekilab.experiments.output.json.LifeLine;
import org.sekilab.experiments.progress.Progress;
import org.sekilab.experiments.remote.LifeWindows;
import org.sekilab.experiments.remote.TaskCluster;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.experiments.solve.ProblemList;
import org.sekilab.life.LifeResult;
import org.sekilab.life.LifeStatus;
import org.sekilab.life.zones.ZoneStore;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Solves life and death of chosen stones on open boards. */
@Command(
        name = "life",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        description = {
            "Tells whether chosen stones live: ALIVE, SEKI, KO, DEAD or UNKNOWN. Nothing needs to enclose them.",
            "",
            "ALIVE: the defender lives, even if the attacker may retake every ko at once. DEAD: the attacker captures, even "
                    + "if the defender may retake every ko at once. KO: the side that may do so wins. SEKI: the defender lives, "
                    + "but the attacker keeps it from two eyes for ever.",
            "",
            "The columns of a list are file, defender, first, stones and area, and may be index and expected. A row that "
                    + "cannot be solved gets an error in place of a verdict. The run goes on. The exit code is 1 if a "
                    + "verdict is not the expected one."
        },
        footer = {
            "",
            "Examples:",
            "  sekilab life --demo",
            "  sekilab life game.sgf --at C3",
            "  sekilab life game.sgf --at C3,D5 --at G2 --first white --time 60s",
            "  sekilab life game.sgf --at C3 --first both",
            "  sekilab life game.sgf --any --defender black --area all",
            "  sekilab life game.sgf --at C3 --all-moves --certificate proof.gz",
            "  sekilab life --list problems.csv --time 10s --threads 2",
            "  sekilab life game.sgf --at C3 --time 1h --on spark://HOST:7077 --certificate proof.gz"
        })
public final class LifeCommand implements Callable<Integer> {
    private static final String CERTIFICATE = "--certificate";
    private static final String STORE = "zones.store";
    private static final String DEMO = "--demo";

    private final Console console;

    @Parameters(paramLabel = "FILE", arity = "0..1", description = "A game record in SGF.")
    private @Nullable Path file;

    @Option(names = DEMO, description = "Solve the four problems of this program, a page each.")
    private boolean isDemo;

    @Mixin
    private final LifeQueryOptions queryOptions = new LifeQueryOptions();

    @Option(
            names = "--all-moves",
            description =
                    "Find all first moves that keep the verdict. The search begins again after each move, with the "
                            + "limits of a problem.")
    private boolean asksForMoves;

    @Option(
            names = CERTIFICATE,
            paramLabel = "FILE",
            description = "Write the proof of each verdict to FILE. The command verify checks it.")
    private @Nullable Path certificate;

    @Mixin
    private final OnOption on = new OnOption();

    @Mixin
    private final ListOption list = new ListOption();

    @Mixin
    private final RecordSolverOptions options = new RecordSolverOptions(new LifeOptions());

    public LifeCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Mistakes mistakes = new Mistakes();
        checkArguments(mistakes);
        Laboratory laboratory = options.open(mistakes);
        Optional<Path> zones = laboratory.settings().get(LifeKeys.STORE);
        if (on.isGiven()) {
            if (zones.isPresent()) {
                throw new InputException(STORE, "does not go with --on: the zones are in a file of this machine");
            }
            try (TaskCluster cluster = on.tasks(laboratory).orElseThrow()) {
                return answer(laboratory, threads -> LifeWindows.solverOn(cluster, laboratory));
            }
        }
        if (zones.isEmpty()) {
            return answer(laboratory, laboratory::lifeSolver);
        }
        WholeFile.checkPlace(STORE, zones.get());
        if (certificate != null && WholeFile.isSame(certificate, zones.get())) {
            throw new InputException(CERTIFICATE, "the same file as " + STORE);
        }
        ZoneStore store = new ZoneStore(ZoneFile.read(zones.get()));
        store.open();
        int exitCode = answer(laboratory, threads -> laboratory.lifeSolver(threads, store));
        WholeFile.write(STORE, zones.get(), ZoneFile.text(zones.get(), store));
        if (laboratory.settings().format() == OutputFormat.TEXT) {
            ZoneStore.Counts counts = store.counts();
            console.out()
                    .printf(
                            "zones: %,d known, %,d of them new; %,d states looked up, %,d matched%n",
                            counts.zones(), counts.stored(), counts.lookedUp(), counts.matched());
        }
        return exitCode;
    }

    /** @param solvers a solver by the number of threads for each problem */
    private int answer(Laboratory laboratory, IntFunction<LifeSolver> solvers) {
        return certificate == null
                ? answer(laboratory, solvers, null)
                : CertificateFile.with(
                        CERTIFICATE, certificate, certificates -> answer(laboratory, solvers, certificates));
    }

    private int answer(Laboratory laboratory, IntFunction<LifeSolver> solvers, @Nullable CertificateFile certificates) {
        Sink sink = new Sink(laboratory.settings().format(), certificates);
        int threads = laboratory.settings().threads();
        if (list.isGiven()) {
            ProblemList<LifeQuery> table = LifeList.read(list.table());
            ListOption.checkOutput(CERTIFICATE, certificate, table);
            int rows = Math.max(1, Math.min(threads, table.size())); // at the same time
            return answerList(table, rows, answerer(laboratory, solvers.apply(threads / rows)), sink);
        }
        LifeAnswerer answerer = answerer(laboratory, solvers.apply(threads));
        if (isDemo) {
            return answerDemo(answerer, sink);
        }
        Path record = Objects.requireNonNull(file); // checked before
        answerSides(queryOptions.queries(record, options.selection()), answerer, sink);
        return ExitCode.DONE;
    }

    private static LifeAnswerer answerer(Laboratory laboratory, LifeSolver solver) {
        return new LifeAnswerer(solver, laboratory.settings().limits());
    }

    /** Answers a question with one side first, or with the attacker first and then with the defender first. */
    private void answerSides(List<LifeQuery> queries, LifeAnswerer answerer, Sink sink) {
        LifeAnswerWriter writer = writer(0);
        List<LifeResult> results = new ArrayList<>();
        try (Progress progress = new Progress(console.screen(), "life", queries.size())) {
            for (LifeQuery query : queries) {
                LifeAnswer found =
                        progress.track(query.file().toString(), () -> answerer.addKind(answerer.answer(query)));
                LifeAnswer answer = withMoves(found, answerer, progress);
                results.add(answer.result());
                sink.write(OptionalInt.empty(), answer, number -> writer.writePage(answer, number));
            }
        }
        if (queries.size() > 1 && sink.format == OutputFormat.TEXT) {
            console.out().printf("%nstatus: %s%n", LifeStatus.of(results.get(0), results.get(1)));
        }
    }

    private int answerDemo(LifeAnswerer answerer, Sink sink) {
        LifeAnswerWriter writer = writer(0);
        List<LifeTruth> truths = DemoData.lifeTruths();
        for (BoardInput board : DemoData.life().read().boards()) {
            LifeQuery query = truths.get(board.index() - 1).query();
            LifeAnswer found = answerer.addKind(answerer.answer(query, board.position(), board.index()));
            LifeAnswer answer = withMoves(found, answerer, Progress.none());
            writer.count(answer);
            sink.write(OptionalInt.empty(), answer, number -> {
                writer.writePage(answer, number);
                console.out().println();
            });
        }
        if (sink.format == OutputFormat.TEXT) {
            writer.writeTotals();
        }
        return writer.wrong() > 0 ? ExitCode.WRONG_RESULTS : ExitCode.DONE;
    }

    private int answerList(ProblemList<LifeQuery> table, int threads, LifeAnswerer answerer, Sink sink) {
        int nameWidth = 0;
        for (int row = 0; row < table.size(); row++) {
            nameWidth = Math.max(nameWidth, name(table, row).length());
        }
        LifeAnswerWriter writer = writer(nameWidth);
        boolean isText = sink.format == OutputFormat.TEXT;
        if (isText) {
            writer.writeHead();
        }
        int exitCode = ProblemRows.run(
                console,
                "life",
                table.size(),
                threads,
                row -> "row " + row,
                row -> {
                    LifeAnswer found = answerer.addKind(answerer.answer(table.query(row - 1)));
                    LifeAnswer answer = withMoves(found, answerer, Progress.none());
                    return () -> {
                        writer.count(answer);
                        sink.write(
                                OptionalInt.of(row),
                                answer,
                                number -> writer.writeRow(row, name(table, row - 1), answer));
                        if (answer.isWrong()) {
                            console.err().printf("row %d: the verdict is not the expected one%n", row);
                        }
                    };
                },
                (message, row) -> {
                    writer.countError();
                    ProblemRows.writeError(console.out(), sink.format, row, message);
                });
        if (isText) {
            writer.writeTotals();
        }
        return exitCode == ExitCode.DONE && writer.wrong() > 0 ? ExitCode.WRONG_RESULTS : exitCode;
    }

    /** The record of a row from 0, and its game tree where the list names one. */
    private static String name(ProblemList<LifeQuery> table, int row) {
        String index = table.cell(row, "index");
        return table.fileName(row) + (index.isEmpty() ? "" : "#" + index);
    }

    private LifeAnswer withMoves(LifeAnswer answer, LifeAnswerer answerer, Progress progress) {
        return asksForMoves ? answerer.addFirstMoves(answer, progress) : answer;
    }

    private LifeAnswerWriter writer(int nameWidth) {
        return new LifeAnswerWriter(console.out(), new LifeBoard(ColorWhen.AUTO.inkFor(console)), nameWidth);
    }

    private void checkArguments(Mistakes mistakes) {
        if (isDemo) {
            if (file != null || list.isGiven() || options.hasPosition() || queryOptions.isGiven()) {
                mistakes.add(
                        DEMO, "does not go with FILE, --list, %s, --index or --move".formatted(LifeQueryOptions.NAMES));
            }
            return;
        }
        list.check(
                "life",
                file != null,
                queryOptions.isGiven() || options.hasPosition(),
                LifeQueryOptions.NAMES,
                mistakes);
        if (!list.isGiven()) {
            queryOptions.check(mistakes);
        }
    }

    /** Where answers go. Mutable: counts the boards of the certificate. For one thread. */
    private final class Sink {
        private final OutputFormat format;
        private final @Nullable CertificateFile certificates;
        private int boards;

        Sink(OutputFormat format, @Nullable CertificateFile certificates) {
            this.format = format;
            this.certificates = certificates;
        }

        /** @param text writes an answer for people, with the number of its certificate */
        void write(OptionalInt row, LifeAnswer answer, Consumer<OptionalInt> text) {
            OptionalInt number = certify(answer);
            if (format == OutputFormat.JSONL) {
                Json.write(console.out(), LifeLine.of(row, answer, number));
            } else {
                text.accept(number);
            }
        }

        private OptionalInt certify(LifeAnswer answer) {
            Optional<LifeCertificate> certificate = LifeCertificate.of(answer);
            if (certificates == null || certificate.isEmpty()) {
                return OptionalInt.empty();
            }
            LifeQuery query = answer.query();
            certificates.write(certificate.get(), "%s#%d %s".formatted(query.file(), answer.index(), query.stones()));
            boards++;
            return OptionalInt.of(boards);
        }
    }
}
