package org.sekilab.experiments.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Help.Ansi;

/**
 * The streams of a command.
 *
 * @param in what {@code -} reads
 * @param out results
 * @param err problems, progress, logs
 * @param outIsTerminal whether a person looks at {@code out}, who sees colors
 * @param errIsTerminal whether a person looks at {@code err}, who is told of progress
 */
record Console(InputStream in, PrintStream out, PrintStream err, boolean outIsTerminal, boolean errIsTerminal) {
    private static final int OUT_BUFFER = 1 << 16;

    /** The streams of this process; what cannot be written to stdout is an {@link OutputException}. */
    static Console ofProcess() {
        PrintStream out = new PrintStream(
                new BufferedOutputStream(new StrictOutputStream(new FileOutputStream(FileDescriptor.out)), OUT_BUFFER),
                false,
                StandardCharsets.UTF_8);
        PrintStream err = new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);
        return new Console(System.in, out, err, isTerminal(1), isTerminal(2));
    }

    /** Java 17 cannot tell for one stream, so ask the system where that works, and the library's guess elsewhere. */
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
