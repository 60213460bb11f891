package org.sekilab.experiments.progress;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** What a command tells while it works, by a clock that the test turns. */
class ProgressTest {
    private static final String ERASE = "\r\u001b[K";

    private final ByteArrayOutputStream written = new ByteArrayOutputStream();
    private final PrintStream err = new PrintStream(written, true, StandardCharsets.UTF_8);
    private final AtomicLong clock = new AtomicLong();

    @Test
    void withoutATerminalThereIsALineEvery30Seconds() {
        Progress progress = new Progress(Screen.ofLog(err), "solve", 40, clock::get);
        progress.during("a.sgf", () -> {
            tick(progress, 29);
            assertThat(text()).isEmpty();
            tick(progress, 30);
            assertThat(text()).isEqualTo("solve: 0/40, a.sgf\n");
            return 0;
        });
        progress.step(10);
        tick(progress, 59);
        tick(progress, 60);
        tick(progress, 61);
        assertThat(text()).isEqualTo("solve: 0/40, a.sgf\nsolve: 10/40, 0:03:00 left\n");
    }

    @Test
    void terminalHasABarAfterTwoSecondsWithWhatIsSearched() {
        Progress progress = new Progress(terminal(), "solve", 3, clock::get);
        progress.track("a.sgf", () -> "done");
        progress.during("b.sgf", () -> {
            tick(progress, 1);
            assertThat(text()).isEmpty();
            return progress.during("c.sgf", () -> {
                tick(progress, 10);
                assertThat(text()).contains("solve", "33%", "1/3", "0:00:20", "b.sgf and 1 more");
                return 0;
            });
        });
        progress.close();
        assertThat(text()).endsWith(ERASE);
    }

    @Test
    void verboseScreenHasALineForEachPiece() {
        Screen screen = Screen.ofNobody(err);
        screen.beVerbose();
        Progress progress = new Progress(screen, "region", 2, clock::get);
        progress.track("row 1", () -> clock.addAndGet(TimeUnit.MILLISECONDS.toNanos(17)));
        progress.track("row 2", () -> 0);
        assertThat(text()).isEqualTo("region: row 1 took 17 ms; 1/2\nregion: row 2 took 0 ms; 2/2\n");
    }

    @Test
    void pieceThatFailsIsNoLongerWorkedOn() {
        Progress progress = new Progress(Screen.ofLog(err), "verify", 2, clock::get);
        try {
            progress.track("a.gz", () -> {
                throw new IllegalStateException("broken");
            });
        } catch (IllegalStateException e) {
            tick(progress, 30);
        }
        assertThat(text()).isEqualTo("verify: 1/2, 0:00:30 left\n");
    }

    @Test
    void barGivesWayToResults() throws IOException {
        StatusLine line = new StatusLine(written);
        OutputStream out = line.guard(written);
        line.show("1/3");
        out.write("row one\n".getBytes(StandardCharsets.UTF_8));
        assertThat(text()).isEqualTo(ERASE + "1/3" + ERASE + "row one\n" + ERASE + "1/3");
    }

    @Test
    void barWaitsForTheEndOfALine() throws IOException {
        StatusLine line = new StatusLine(written);
        OutputStream out = line.guard(written);
        out.write("row".getBytes(StandardCharsets.UTF_8));
        line.show("1/3");
        out.write('\n');
        assertThat(text()).isEqualTo("row\n" + ERASE + "1/3");
    }

    @Test
    void nothingIsShownAfterTheEndOfTheProcess() {
        StatusLine line = new StatusLine(written);
        line.show("1/3");
        line.close();
        line.show("2/3");
        assertThat(text()).isEqualTo(ERASE + "1/3" + ERASE);
    }

    private Screen terminal() {
        return Screen.ofTerminal(err, new StatusLine(written));
    }

    private void tick(Progress progress, int seconds) {
        clock.set(TimeUnit.SECONDS.toNanos(seconds));
        progress.tick();
    }

    private String text() {
        return written.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
    }
}
