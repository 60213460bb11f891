package org.sekilab.experiments.cli.verify;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.cli.options.ConfigOptions;
import org.sekilab.experiments.cli.options.PositionOptions;
import org.sekilab.experiments.cli.terminal.Console;
import org.sekilab.experiments.cli.terminal.ExitCode;
import org.sekilab.experiments.cli.terminal.Version;
import org.sekilab.experiments.cli.verify.VerifiedFile.Status;
import org.sekilab.experiments.config.Keys;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Layers;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.OutputFormat;
import org.sekilab.experiments.config.SearchKeys;
import org.sekilab.experiments.config.Settings;
import org.sekilab.experiments.progress.Progress;
import org.sekilab.experiments.solve.AllBoards;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.verify.CertificateException;
import org.sekilab.verify.VerifiedBoard;
import org.sekilab.verify.Verifier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Checks certificates. */
@Command(
        name = "verify",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        description = {
            "Checks certificates, one result for each board. The check uses no part of the solvers.",
            "",
            "The first unproved board of a file gets one line on stderr: FILE:LINE: what is wrong. The other files are still checked,",
            "but no longer compared with --sgf.",
            "",
            "The exit code is 0 if all files are proved, 1 if a file does not prove what it claims. It is 2 if a file is no",
            "certificate, is damaged, has no board or cannot be read, or if its boards are not those of --sgf."
        },
        footer = {
            "",
            "Examples:",
            "  sekilab verify game.certificate",
            "  sekilab verify games.certificate --status --threads 4",
            "  sekilab verify games.certificate --sgf games/*.sgf --format jsonl"
        })
public final class VerifyCommand implements Callable<Integer> {
    private static final String STATUS = "--status";
    private static final String JSON = "--json";
    private static final String THREADS = "--threads";

    private final Console console;
    private Iterator<BoardInput> expected = Collections.emptyIterator();
    private int boards; // of all files so far
    private boolean isCompared; // with the positions of records

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "Certificates, compressed or not.")
    private final List<Path> files = new ArrayList<>();

    @Option(
            names = "--sgf",
            paramLabel = "FILE",
            arity = "1..*",
            description = "Game records. The boards must be their positions, in this order.")
    private final List<String> records = new ArrayList<>();

    @Option(
            names = STATUS,
            description = "Print a line for each file and nothing else: s VERIFIED, s NOT VERIFIED or s UNKNOWN.")
    private boolean isStatus;

    @Option(
            names = JSON,
            description = "Write one JSON object for each board and for each file, as with --format jsonl.")
    private boolean isJson;

    @Option(
            names = THREADS,
            paramLabel = "N",
            description = "The number of zones to check at the same time. The result does not depend on it "
                    + "(default: ${bundle:limits.threads}).")
    private @Nullable String threads;

    @Mixin
    private final PositionOptions positions = new PositionOptions();

    @Mixin
    private final ConfigOptions config = new ConfigOptions();

    public VerifyCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Mistakes mistakes = new Mistakes();
        positions.check(mistakes);
        if (positions.isGiven() && records.isEmpty()) {
            mistakes.add("--sgf", "is missing: --index and --move need it");
        }
        if (isStatus && isJson) {
            mistakes.add(STATUS, "does not go with " + JSON);
        }
        Settings settings = settings(mistakes);
        isCompared = !records.isEmpty();
        AllBoards given = AllBoards.read(positions.sources(records, console));
        expected = given.iterator();
        VerifyTable.Contents contents = isStatus
                ? VerifyTable.Contents.STATUS
                : settings.format() == OutputFormat.JSONL ? VerifyTable.Contents.JSONL : VerifyTable.Contents.TEXT;
        VerifyTable table = new VerifyTable(console.out(), contents);
        int exitCode = ExitCode.DONE;
        try (Progress progress = new Progress(console.screen(), "verify", files.size())) {
            for (int i = 0; i < files.size(); i++) {
                Path file = files.get(i);
                VerifiedFile result = progress.track(file.toString(), () -> verify(file, settings.threads(), table));
                result.problems().forEach(console.err()::println);
                table.write(result);
                exitCode = Math.max(exitCode, result.status().exitCode());
                if (result.status() != Status.VERIFIED) {
                    stopComparing(file, i == files.size() - 1);
                }
            }
        }
        table.finish();
        if (exitCode == ExitCode.DONE && isCompared && boards != given.size()) {
            console.err().printf("--sgf: there are %d positions, but %d boards%n", given.size(), boards);
            exitCode = ExitCode.BAD_INPUT;
        }
        return exitCode;
    }

    private Settings settings(Mistakes mistakes) {
        Layers layers = new Layers(mistakes);
        config.addTo(layers);
        if (isJson) {
            layers.addOption(JSON, Keys.FORMAT, "jsonl");
        }
        if (threads != null) {
            layers.addOption(THREADS, SearchKeys.THREADS, threads);
        }
        Settings settings = Laboratory.open(layers, mistakes).settings();
        if (isStatus && settings.format() == OutputFormat.JSONL) {
            mistakes.add(STATUS, "does not go with the format jsonl");
        }
        mistakes.throwIfAny();
        return settings;
    }

    /**
     * Stops the comparison after a file that is not proved to its end. Its number of boards is not known, so the
     * positions of later boards are not known either.
     */
    private void stopComparing(Path failed, boolean isLast) {
        if (isCompared && !isLast) {
            console.err().printf("--sgf: files after %s are not compared with the records%n", failed);
        }
        isCompared = false;
    }

    /** Verifies a file, and writes its boards. */
    private VerifiedFile verify(Path file, int threads, VerifyTable table) {
        long begin = System.nanoTime();
        int before = boards;
        Status status = Status.UNKNOWN;
        List<String> problems = List.of();
        Optional<CertificateException> rejection = Optional.empty();
        try (InputStream stream = Files.newInputStream(file)) {
            verify(file.toString(), stream, threads, table);
            status = Status.VERIFIED;
        } catch (CertificateException e) {
            status = Status.of(e);
            problems = List.of(String.valueOf(e.getMessage()));
            rejection = Optional.of(e);
        } catch (InputException e) {
            problems = e.mistakes();
        } catch (IOException e) {
            problems = InputException.ofReading(file, e).mistakes();
        }
        long nanos = System.nanoTime() - begin;
        return new VerifiedFile(file.toString(), status, boards - before, problems, rejection, nanos);
    }

    private void verify(String file, InputStream stream, int threads, VerifyTable table)
            throws IOException, CertificateException {
        int before = boards;
        long[] begin = {System.nanoTime()};
        int version = Verifier.verify(file, stream, threads, board -> {
            checkPosition(file, board);
            boards++;
            long now = System.nanoTime();
            table.write(file, boards - before, board, now - begin[0]);
            begin[0] = now;
        });
        if (boards == before) {
            throw new InputException(file, "there is no board: nothing is proved");
        }
        if (version < Verifier.COUNTED_VERSION) {
            console.err()
                    .printf(
                            "%s: the format is old (version %d). It has no last line, so missing boards "
                                    + "at the end go unnoticed%n",
                            file, version);
        }
    }

    private void checkPosition(String file, VerifiedBoard board) {
        if (!isCompared) {
            return;
        }
        if (!expected.hasNext()) {
            throw new InputException(file, "there are more boards than positions");
        }
        BoardInput input = expected.next();
        if (!board.rows().equals(rows(input.position()))) {
            throw new InputException(file, "board %d is not the position of %s".formatted(boards + 1, input.label()));
        }
    }

    /** The rows of a position as in a certificate. */
    private static List<String> rows(Position position) {
        return Diagram.format(position)
                .lines()
                .map(line -> line.replace(" ", ""))
                .toList();
    }
}
