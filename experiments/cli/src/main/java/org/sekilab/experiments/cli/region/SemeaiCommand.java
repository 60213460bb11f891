package org.sekilab.experiments.cli.region;

import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.Argument;
import org.sekilab.experiments.cli.options.ListOption;
import org.sekilab.experiments.cli.options.RecordSolverOptions;
import org.sekilab.experiments.cli.terminal.Console;
import org.sekilab.experiments.cli.terminal.ExitCode;
import org.sekilab.experiments.cli.terminal.Version;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.SafetyKeys;
import org.sekilab.experiments.config.StrategyKind;
import org.sekilab.experiments.output.CertificateFile;
import org.sekilab.experiments.semeai.CertifiedAnswer;
import org.sekilab.experiments.semeai.SemeaiAnswer;
import org.sekilab.experiments.semeai.SemeaiAnswerer;
import org.sekilab.experiments.semeai.SemeaiList;
import org.sekilab.experiments.semeai.SemeaiQuery;
import org.sekilab.experiments.solve.ProblemList;
import org.sekilab.model.Color;
import org.sekilab.semeai.KoOutlook;
import org.sekilab.semeai.KoWinner;
import org.sekilab.semeai.RaceCertifier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Analyzes capturing races. */
@Command(
        name = "semeai",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        description = {
            "Tells the winner of a capturing race, or of a list of races, for each side moving first.",
            "The verdicts are BLACK_WINS, WHITE_WINS, SEKI and UNKNOWN.",
            "",
            "The columns of a list are file, index, black, white and ko_winner. Without a column file, the records are those "
                    + "of positions.sgf beside the list. A row that cannot be analyzed gets an error in place of verdicts. "
                    + "The run goes on."
        },
        footer = {
            "",
            "Examples:",
            "  sekilab semeai game.sgf --black C3 --white E4",
            "  sekilab semeai game.sgf --black C3 --white E4 --first white --ko-winner black",
            "  sekilab semeai --list problems.csv --format jsonl",
            "  sekilab semeai --list problems.csv --certificate races.gz"
        })
public final class SemeaiCommand implements Callable<Integer> {
    private static final String CERTIFICATE = "--certificate";

    private final Console console;

    @Parameters(paramLabel = "FILE", arity = "0..1", description = "A game record in SGF.")
    private @Nullable Path file;

    @Option(names = "--black", paramLabel = "POINT", description = "A stone of the black block that races.")
    private @Nullable String black;

    @Option(names = "--white", paramLabel = "POINT", description = "A stone of the white block that races.")
    private @Nullable String white;

    @Option(
            names = "--first",
            paramLabel = "black|white|both",
            description = "The side that moves first (default: both).")
    private SemeaiQuery.@Nullable Mover first;

    @Option(
            names = "--ko-winner",
            paramLabel = "black|white|none",
            description = "The side that may retake a ko at once (default: none).")
    private @Nullable KoWinner koWinner;

    @Option(
            names = "--ko",
            description = {
                "Also tell whether a ko decides the race, by one analysis for each winner of kos. The answers are",
                "none, black or white needs threats, open, and unknown."
            })
    private boolean asksForKo;

    @Option(
            names = CERTIFICATE,
            paramLabel = "FILE",
            description = "Write the proof of each verdict that is a proof to FILE, if it is small enough. "
                    + "The command verify checks it.")
    private @Nullable Path certificate;

    @Mixin
    private final ListOption list = new ListOption();

    @Mixin
    private final RecordSolverOptions options = new RecordSolverOptions();

    public SemeaiCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Mistakes mistakes = new Mistakes();
        checkArguments(mistakes);
        Laboratory laboratory = options.open(mistakes);
        SemeaiAnswerer answerer = new SemeaiAnswerer(laboratory.create(StrategyKind.SEMEAI_ANALYZERS));
        SemeaiAnswerWriter writer =
                new SemeaiAnswerWriter(console.out(), laboratory.settings().format());
        if (certificate == null) {
            return answer(laboratory, answerer, writer, (row, query) -> {
                SemeaiAnswer answer = answerer.answer(query);
                return () -> writer.write(row, answer);
            });
        }
        RaceCertifier certifier = new RaceCertifier(laboratory.settings().get(SafetyKeys.CERTIFICATE_STATES));
        int exitCode = CertificateFile.with(
                CERTIFICATE,
                certificate,
                certificates -> answer(laboratory, answerer, writer, (row, query) -> {
                    CertifiedAnswer certified = answerer.certify(query, certifier);
                    return () -> {
                        write(certified, certificates);
                        writer.write(row, certified);
                    };
                }));
        if (list.isGiven()) {
            writer.writeCertificates();
        }
        return exitCode;
    }

    private static void write(CertifiedAnswer certified, CertificateFile certificates) {
        SemeaiQuery query = certified.answer().query();
        String name = "%s#%d %s %s".formatted(query.file(), certified.answer().index(), query.black(), query.white());
        certified.certificate().ifPresent(each -> certificates.write(each, name));
    }

    /** @param answers answers a query; returns what writes the answer */
    private int answer(
            Laboratory laboratory,
            SemeaiAnswerer answerer,
            SemeaiAnswerWriter writer,
            BiFunction<OptionalInt, SemeaiQuery, Runnable> answers) {
        if (!list.isGiven()) {
            answer(OptionalInt.empty(), query(), answerer, writer, answers).run();
            return ExitCode.DONE;
        }
        ProblemList<SemeaiQuery> table = SemeaiList.read(list.table());
        ListOption.checkOutput(CERTIFICATE, certificate, table);
        return ProblemRows.run(
                console,
                "semeai",
                table.size(),
                laboratory.settings().threads(),
                row -> "row " + row,
                row -> answer(OptionalInt.of(row), table.query(row - 1), answerer, writer, answers),
                (message, row) -> writer.writeError(row, message));
    }

    /** Answers a query, and tells about kos if that is asked; returns what writes the answer. */
    private Runnable answer(
            OptionalInt row,
            SemeaiQuery query,
            SemeaiAnswerer answerer,
            SemeaiAnswerWriter writer,
            BiFunction<OptionalInt, SemeaiQuery, Runnable> answers) {
        Runnable answer = answers.apply(row, query);
        Map<Color, KoOutlook.Ko> kos = asksForKo ? answerer.kos(query) : Map.of();
        return () -> {
            answer.run();
            if (asksForKo) {
                writer.writeKos(row, query, kos);
            }
        };
    }

    private void checkArguments(Mistakes mistakes) {
        boolean asks = black != null || white != null || first != null || koWinner != null;
        list.check(
                "semeai",
                file != null,
                asks || options.hasPosition(),
                "--black, --white, --first, --ko-winner",
                mistakes);
        if (!list.isGiven() && black == null) {
            mistakes.add("--black", "is missing: a stone of the black block, such as C3");
        }
        if (!list.isGiven() && white == null) {
            mistakes.add("--white", "is missing: a stone of the white block, such as E4");
        }
    }

    private SemeaiQuery query() {
        return new SemeaiQuery(
                Objects.requireNonNull(file), // checked before
                options.selection(),
                new Argument("--black", Objects.requireNonNull(black)),
                new Argument("--white", Objects.requireNonNull(white)),
                first == null ? SemeaiQuery.Mover.BOTH : first,
                koWinner == null ? KoWinner.NONE : koWinner);
    }
}
