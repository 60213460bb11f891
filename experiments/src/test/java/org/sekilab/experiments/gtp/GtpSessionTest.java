package org.sekilab.experiments.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.sekilab.scoring.Ruleset;

/** Engines on streams. */
class GtpSessionTest {
    private static final String END = "\n\n";

    @Test
    void linesEndAsTheyWill() throws InterruptedException {
        assertThat(run("1 name\r\n2 name\n\n\t\n3 name")).isEqualTo("=1 Sekilab\n\n=2 Sekilab\n\n=3 Sekilab\n\n");
    }

    @Test
    void nothingIsAnsweredAfterQuit() throws InterruptedException {
        assertThat(run("quit\nname\n")).isEqualTo("=\n\n");
    }

    @Test
    void anEmptyInputHasNoResponses() throws InterruptedException {
        assertThat(run("")).isEmpty();
    }

    /** An interrupt concerns the command that is running; one between commands must not end the next search, nor have a response. */
    @Test
    void interruptBetweenCommandsMeansNothing() throws InterruptedException {
        assertThat(run("# interrupt\n1 name\n# interrupt\n#interrupt\n2 name\n"))
                .isEqualTo("=1 Sekilab\n\n=2 Sekilab\n\n");
    }

    @Test
    void longLinesAreCut() throws InterruptedException {
        assertThat(run("name " + "x".repeat(3 << 20) + "\nname\n"))
                .isEqualTo("? syntax error; usage: name\n\n= Sekilab\n\n");
    }

    @Test
    void bytesThatAreNoTextDoNotEndTheSession() throws InterruptedException {
        byte[] noise = {(byte) 0xff, (byte) 0xfe, 0, 7, (byte) 0xc3, '\n', 'n', 'a', 'm', 'e', '\n'};
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new GtpSession(TestEngines.withNodes(1, Path.of("")), new ByteArrayInputStream(noise), printer(out)).run();
        assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo("? unknown command\n\n= Sekilab\n\n");
    }

    /** The region is too large to be solved: the search shows how far it is, until it is interrupted. */
    @Test
    @Timeout(300)
    void interruptEndsASearch() throws IOException, InterruptedException {
        List<String> live = new CopyOnWriteArrayList<>();
        CountDownLatch hasBegun = new CountDownLatch(1);
        GtpOptions options = new GtpOptions(Path.of(""), Ruleset.JAPANESE, line -> {
            live.add(line);
            hasBegun.countDown();
        });
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (PipedOutputStream controller = new PipedOutputStream();
                PipedInputStream in = new PipedInputStream(controller)) {
            Thread session = new Thread(() -> runQuietly(options, in, out));
            session.start();
            send(controller, "boardsize 9\nset_position " + ring() + "\nsekilab-region E5 black\n");
            hasBegun.await();
            send(controller, "# interrupt\nquit\n");
            session.join();
        }
        String last = out.toString(StandardCharsets.UTF_8).split(END)[2];
        assertThat(last).startsWith("= verdict: UNKNOWN\n").endsWith("limit: cancelled");
        assertThat(live).first().asString().startsWith("gogui-gfx: VAR w ");
        assertThat(live).last().isEqualTo("gogui-gfx: CLEAR");
        assertThat(live).anyMatch(line -> line.matches("gogui-gfx: TEXT nodes \\d+, depth \\d+, .*"));
    }

    private static void runQuietly(GtpOptions options, PipedInputStream in, ByteArrayOutputStream out) {
        try {
            new GtpSession(TestEngines.withNodes(Integer.MAX_VALUE, options), in, printer(out)).run();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void send(PipedOutputStream controller, String lines) throws IOException {
        controller.write(lines.getBytes(StandardCharsets.UTF_8));
        controller.flush();
    }

    /** Black stones on the whole edge of 9x9 but for A1, an eye. */
    private static String ring() {
        StringBuilder stones = new StringBuilder();
        for (char column : "ABCDEFGHJ".toCharArray()) {
            for (int row = 1; row <= 9; row++) {
                boolean isEdge = column == 'A' || column == 'J' || row == 1 || row == 9;
                if (isEdge && (column != 'A' || row != 1)) {
                    stones.append(" b ").append(column).append(row);
                }
            }
        }
        return stones.toString();
    }

    private static String run(String input) throws InterruptedException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayInputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
        new GtpSession(TestEngines.withNodes(1, Path.of("")), in, printer(out)).run();
        return out.toString(StandardCharsets.UTF_8);
    }

    private static PrintStream printer(ByteArrayOutputStream out) {
        return new PrintStream(out, true, StandardCharsets.UTF_8);
    }
}
