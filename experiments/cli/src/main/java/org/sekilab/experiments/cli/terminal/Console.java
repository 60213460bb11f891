package org.sekilab.experiments.cli.terminal;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.sekilab.experiments.progress.Screen;
import org.sekilab.experiments.progress.StatusLine;
import picocli.CommandLine.Help.Ansi;

/**
 * The streams of a command.
 *
 * @param in what {@code -} reads
 * @param out results
 * @param err problems, progress, logs
 * @param outIsTerminal whether a person looks at {@code out} and sees colors
 * @param screen where progress is told, on {@code err}
 */
public record Console(InputStream in, PrintStream out, PrintStream err, boolean outIsTerminal, Screen screen) {
    private static final int OUT_BUFFER = 1 << 16;

    /** The streams of this process; what cannot be written to stdout is an {@link OutputException}. */
    public static Console ofProcess() {
        boolean outIsTerminal = isTerminal(1);
        boolean errIsTerminal = isTerminal(2);
        OutputStream rawErr = new FileOutputStream(FileDescriptor.err);
        StatusLine line = new StatusLine(rawErr);
        OutputStream rawOut = new FileOutputStream(FileDescriptor.out);
        PrintStream out = new PrintStream(
                new BufferedOutputStream(
                        new StrictOutputStream(outIsTerminal && errIsTerminal ? line.guard(rawOut) : rawOut),
                        OUT_BUFFER),
                false,
                StandardCharsets.UTF_8);
        PrintStream err = new PrintStream(errIsTerminal ? line.guard(rawErr) : rawErr, true, StandardCharsets.UTF_8);
        return new Console(
                System.in, out, err, outIsTerminal, errIsTerminal ? Screen.ofTerminal(err, line) : Screen.ofLog(err));
    }

    /** Java 17 cannot tell for one stream. The system is asked where that works, and the library guesses elsewhere. */
    private static boolean isTerminal(int descriptor) {
        Path link = Path.of("/proc/self/fd", Integer.toString(descriptor));
        try {
            String target = Files.readSymbolicLink(link).toString();
            return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty");
        } catch (IOException | UnsupportedOperationException e) {
            return Ansi.AUTO.enabled();
        }
    }
}
