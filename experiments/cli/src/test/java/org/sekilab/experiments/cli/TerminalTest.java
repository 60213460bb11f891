package org.sekilab.experiments.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The program on a pseudo-terminal, which the program {@code script} of util-linux makes. */
class TerminalTest {
    private static final String BOARD =
            "(;SZ[7:4]AB[ab][bb][cb][db][eb][ec][ed]AW[aa][ba][ca][da][ea][fa][fb][fc][fd])";
    private static final char CONTROL_C = 3;
    private static final String ERASE = "\r\u001b[K";

    @TempDir
    private Path folder;

    @Test
    @Timeout(value = 5, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD) // if no bar comes
    void longSearchShowsABarAndControlCRemovesIt() throws Exception {
        assumeThat(hasScript()).as("script of util-linux").isTrue();
        FailingModule.putInto(folder);
        Files.writeString(folder.resolve("board.sgf"), BOARD);
        String command = ProgramCommand.quoted() + " solve board.sgf --plugins . --set safety.engine=endless";
        Process terminal = new ProcessBuilder("script", "-q", "-e", "-c", command, "typescript")
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        try (InputStream out = terminal.getInputStream();
                OutputStream keys = terminal.getOutputStream()) {
            String bar = readUntil(out, "board.sgf\r", "board.sgf" + ERASE, "board.sgf\u001b");
            assertThat(bar).contains("solve", "0%", "0/1", "board.sgf");
            keys.write(CONTROL_C);
            keys.flush();
            String end = new String(out.readAllBytes(), StandardCharsets.UTF_8);
            assertThat(end).endsWith(ERASE);
            assertThat(terminal.waitFor()).isEqualTo(130);
        } finally {
            terminal.destroyForcibly();
        }
    }

    private static String readUntil(InputStream in, String... ends) throws IOException {
        StringBuilder text = new StringBuilder();
        for (int next = in.read(); next >= 0; next = in.read()) {
            text.append((char) next);
            if (List.of(ends).stream().anyMatch(end -> text.indexOf(end) >= 0)) {
                return text.toString();
            }
        }
        return text.toString();
    }

    private static boolean hasScript() throws InterruptedException {
        try {
            Process version = new ProcessBuilder("script", "--version")
                    .redirectErrorStream(true)
                    .start();
            String text = new String(version.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            version.waitFor();
            return text.contains("util-linux");
        } catch (IOException e) {
            return false;
        }
    }
}
