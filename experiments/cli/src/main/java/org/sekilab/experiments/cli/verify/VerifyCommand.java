package org.sekilab.experiments.cli.verify;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.Callable;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.cli.options.ConfigOptions;
import org.sekilab.experiments.cli.options.PositionOptions;
import org.sekilab.experiments.cli.terminal.Console;
import org.sekilab.experiments.cli.terminal.ExitCode;
import org.sekilab.experiments.cli.terminal.Version;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.OutputFormat;
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
            "Checks certificates of solve and region, one result for each board. The check uses no part of the solvers.",
            "",
            "The first unproved board of a file gets one line on stderr: FILE:LINE: what is wrong. The other files are still checked,",
            "but no longer compared with --sgf. The exit code is then 2."
        },
        footer = {
            "",
            "Examples:",
            "  sekilab verify game.certificate",
            "  sekilab verify games.certificate --sgf games/*.sgf --format jsonl"
        })
public final class VerifyCommand implements Callable<Integer> {
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
        OutputFormat format = config.open(mistakes).settings().format();
        isCompared = !records.isEmpty();
        AllBoards given = AllBoards.read(positions.sources(records, console));
        expected = given.iterator();
        VerifyTable table = new VerifyTable(console.out(), format);
        int exitCode = ExitCode.DONE;
        try (Progress progress = new Progress(console.screen(), "verify", files.size())) {
            for (int i = 0; i < files.size(); i++) {
                Path file = files.get(i);
                List<String> wrong = progress.track(file.toString(), () -> verify(file, table));
                wrong.forEach(console.err()::println);
                if (!wrong.isEmpty()) {
                    exitCode = ExitCode.BAD_INPUT;
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

    /** Verifies a file and tells its faults. */
    private List<String> verify(Path file, VerifyTable table) {
        try (InputStream stream = Files.newInputStream(file)) {
            verify(file.toString(), stream, table);
            return List.of();
        } catch (CertificateException e) {
            return List.of(String.valueOf(e.getMessage()));
        } catch (InputException e) {
            return e.mistakes();
        } catch (NoSuchFileException e) {
            return List.of(file + ": no such file");
        } catch (IOException e) {
            String reason = Files.isDirectory(file)
                    ? "is a folder, not a file"
                    : "cannot be read (%s)".formatted(InputException.reason(e));
            return List.of("%s: %s".formatted(file, reason));
        }
    }

    private void verify(String file, InputStream stream, VerifyTable table) throws IOException, CertificateException {
        int before = boards;
        long[] begin = {System.nanoTime()};
        int version = Verifier.verify(file, stream, board -> {
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
