package org.sekilab.verify;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runs the checker in Python. */
public final class SecondChecker {
    private final Path checker;

    /** @param checker the file of the checker */
    public SecondChecker(Path checker) {
        this.checker = checker;
    }

    /** Whether there is a Python that runs the checker. */
    public static boolean isPythonThere() {
        try {
            return new ProcessBuilder("python3", "-c", "import sys; sys.exit(sys.version_info < (3, 10))")
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            throw new IllegalStateException("interrupted while Python starts", e);
        }
    }

    /**
     * What it says.
     *
     * @param lines that it prints
     */
    public record Answer(int exitCode, List<String> lines) {
        public Answer {
            lines = List.copyOf(lines);
        }
    }

    /**
     * Checks some files.
     *
     * @param output a file that it prints to
     */
    public Answer check(List<Path> files, Path output) throws IOException {
        List<String> command = new ArrayList<>(List.of("python3", "-B", checker.toString()));
        files.forEach(file -> command.add(file.toString()));
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .redirectOutput(output.toFile())
                .start();
        try {
            int exitCode = process.waitFor();
            return new Answer(exitCode, Files.readAllLines(output));
        } catch (InterruptedException e) {
            throw new IllegalStateException("interrupted while Python checks", e);
        }
    }
}
