package org.sekilab.experiments.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.sekilab.experiments.gtp.protocol.LiveGraphics;
import org.sekilab.scoring.Ruleset;

/** Engines on streams. */
class GtpSessionTest {
    private static final String END = "\n\n";
    /** All lines come at once. */
    private static long script() {
        return 0;
    }

    private static final AtomicLong NANOS = new AtomicLong();

    /** Each line comes ten seconds after the one before. */
    private static long conversation() {
        return NANOS.addAndGet(10_000_000_000L);
    }

    @Test
    void linesEndAsTheyWill() throws InterruptedException {
        assertThat(run("1 name\r\n2 name\n\n\t\n3 name")).isEqualTo("=1 Sekilab\n\n=2 Sekilab\n\n=3 Sekilab\n\n");
    }

    /** Three points in a row are dead, and live if their owner moves first. */
    @Test
    void certificateOfTheLastRegionIsWritten(@TempDir Path folder) throws IOException {
        GtpEngine engine = TestEngines.withNodes(10_000, folder);
        engine.answer("boardsize 7");
        engine.answer("set_position b A2 b B2 b C2 b D2 b D1 w A3 w B3 w C3 w D3 w E3 w E2 w E1");
        Path old = Files.writeString(folder.resolve("proof.gz"), "old");
        Path second = Files.createLink(folder.resolve("second.gz"), old);
        for (String first : List.of("white", "black")) {
            String value = first.equals("white") ? "unsafe" : "safe";
            assertThat(engine.answer("sekilab-region B1 black " + first))
                    .startsWith("= verdict: " + value.toUpperCase(Locale.ROOT) + "\n");
            assertThat(engine.answer("sekilab-region_certificate proof.gz"))
                    .isEqualTo("= " + value.toUpperCase(Locale.ROOT) + END);
            try (InputStream in = new GZIPInputStream(Files.newInputStream(folder.resolve("proof.gz")))) {
                assertThat(new String(in.readAllBytes(), StandardCharsets.US_ASCII))
                        .contains("\nclaim region %s black %sA1 B1 C1\n"
                                .formatted(value, first.equals("black") ? "first " : ""));
            }
        }
        assertThat(second).hasContent("old"); // a new file takes the place of the old one, which nothing changes
    }

    /** The other commands refuse a record with an illegal move, too. */
    @Test
    void recordWithAnIllegalMoveIsNotLoaded(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("a.sgf"), "(;SZ[3];B[bb];W[aa];B[bb])");
        GtpEngine engine = TestEngines.withNodes(1, folder);
        assertThat(engine.answer("loadsgf a.sgf")).isEqualTo("? cannot load file" + END);
        assertThat(engine.answer("loadsgf a.sgf 3")).isEqualTo("=" + END);
        assertThat(engine.answer("list_stones white")).isEqualTo("= A3" + END);
    }

    @Test
    void nothingIsAnsweredAfterQuit() throws InterruptedException {
        assertThat(run("quit\nname\n")).isEqualTo("=\n\n");
    }

    @Test
    void anEmptyInputHasNoResponses() throws InterruptedException {
        assertThat(run("")).isEmpty();
    }

    /**
     * An interrupt concerns the command that is running. An interrupt between commands must not end the next search,
     * and must have no response.
     */
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
        String out = searchThenSend("# interrupt\nquit\n", GtpSessionTest::script, live::add);
        assertThat(out.split(END)[2]).startsWith("= verdict: UNKNOWN\n").endsWith("limit: cancelled");
        assertThat(live.subList(0, live.size() - 1))
                .isNotEmpty()
                .allMatch(event -> event.matches("gogui-gfx:\nVAR w .*\nTEXT nodes \\d+, depth \\d+, .*\n"));
        assertThat(live).last().isEqualTo("gogui-gfx: CLEAR");
    }

    @Test
    @Timeout(300)
    void quitAfterAPauseCancelsTheSearchAndWhatWaits() throws IOException, InterruptedException {
        assertThat(searchThenSend("4 name\n# a comment\n5 quit\n6 name\n", GtpSessionTest::conversation, line -> {}))
                .isEqualTo("=\n\n=\n\n? cancelled\n\n?4 cancelled\n\n=5\n\n");
    }

    @Test
    @Timeout(300)
    void endOfInputAfterAPauseCancelsTheSearchAndWhatWaits() throws IOException, InterruptedException {
        assertThat(searchThenSend("4 name\n", GtpSessionTest::conversation, line -> {}))
                .isEqualTo("=\n\n=\n\n? cancelled\n\n?4 cancelled\n\n");
    }

    /** A plug-in may ignore the interrupt. The session then answers what the engine was asked. */
    @Test
    @Timeout(300)
    void searchThatDoesNotHeedTheInterruptIsLeftBehind() throws IOException, InterruptedException {
        CountDownLatch release = new CountDownLatch(1);
        String out = searchThenSend("quit\n", GtpSessionTest::conversation, line -> awaitStubbornly(release));
        release.countDown();
        assertThat(out).isEqualTo("=\n\n=\n\n? cancelled\n\n=\n\n");
    }

    @Test
    void scriptIsCarriedOutBeforeItsEnd() throws InterruptedException {
        String script = "boardsize 9\nset_position " + ring() + "\nsekilab-region E5 black\n4 name\n";
        for (String end : List.of("", "quit\n")) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            ByteArrayInputStream in = new ByteArrayInputStream((script + end).getBytes(StandardCharsets.UTF_8));
            new GtpSession(TestEngines.withNodes(20_000, Path.of("")), in, printer(out), GtpSessionTest::script).run();
            assertThat(out.toString(StandardCharsets.UTF_8)).contains("limit: nodes\n\n=4 Sekilab\n\n");
        }
    }

    @Test
    void quitAfterAPauseEndsASessionThatWaits() throws InterruptedException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayInputStream in = new ByteArrayInputStream("7 quit\n".getBytes(StandardCharsets.UTF_8));
        new GtpSession(TestEngines.withNodes(1, Path.of("")), in, printer(out), GtpSessionTest::conversation).run();
        assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo("=7\n\n");
    }

    /** Begins a search without an end, then sends more and the end of the input. Gives all responses. */
    private static String searchThenSend(String more, LongSupplier clock, Consumer<String> live)
            throws IOException, InterruptedException {
        CountDownLatch hasBegun = new CountDownLatch(1);
        GtpOptions options = new GtpOptions(Path.of(""), Ruleset.JAPANESE, new LiveGraphics(line -> {
            hasBegun.countDown();
            live.accept(line);
        }));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (PipedInputStream in = new PipedInputStream()) {
            GtpEngine engine = TestEngines.withNodes(Integer.MAX_VALUE, options);
            Thread session = new Thread(() -> runQuietly(new GtpSession(engine, in, printer(out), clock)));
            try (PipedOutputStream controller = new PipedOutputStream(in)) {
                session.start();
                send(controller, "boardsize 9\nset_position " + ring() + "\nsekilab-region E5 black\n");
                hasBegun.await();
                send(controller, more);
            }
            session.join();
        }
        return out.toString(StandardCharsets.UTF_8);
    }

    private static void awaitStubbornly(CountDownLatch latch) {
        boolean isInterrupted = false;
        while (latch.getCount() > 0) {
            try {
                latch.await();
            } catch (InterruptedException e) {
                isInterrupted = true;
            }
        }
        if (isInterrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private static void runQuietly(GtpSession session) {
        try {
            session.run();
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
