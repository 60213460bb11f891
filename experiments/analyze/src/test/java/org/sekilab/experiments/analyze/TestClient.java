package org.sekilab.experiments.analyze;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** A client of a session in this process: writes lines, and waits for lines. For one thread. */
final class TestClient implements AutoCloseable {
    /** A question that no search answers within a test. */
    static final String ENDLESS = """
            {"id": "%s", "size": 9, "black": ["D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9"],
             "white": ["F2", "F3", "F4", "F5", "F6", "F7"], "ask": ["regions"], "regions": {"at": ["A1"]},
             "limits": {"time": "1h"}, "progress": "10ms"}""".replace("\n", "");

    private static final long PATIENCE = 60; // seconds; a test that waits as long fails

    private final BlockingQueue<Integer> input = new LinkedBlockingQueue<>(); // bytes, -1 at the end
    private final BlockingQueue<String> output = new LinkedBlockingQueue<>();
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();
    private final Thread session;
    private volatile boolean isGone;
    private volatile @Nullable UncheckedIOException failure;

    TestClient(int threads) {
        AnalyzeSession engine = new AnalyzeSession(layers -> {}, new In(), new PrintStream(new Out(), false), threads);
        this.session = new Thread(() -> run(engine), "session");
        session.start();
    }

    /** The lines that a session answers to a whole input, in its order. */
    static List<String> answers(int threads, byte[] lines) throws InterruptedException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new AnalyzeSession(
                        layers -> {},
                        new ByteArrayInputStream(lines),
                        new PrintStream(out, false, StandardCharsets.UTF_8),
                        threads)
                .run();
        return out.toString(StandardCharsets.UTF_8).lines().map(String::strip).toList();
    }

    static List<String> answers(int threads, String... lines) throws InterruptedException {
        return answers(threads, String.join("\n", lines).getBytes(StandardCharsets.UTF_8));
    }

    private void run(AnalyzeSession engine) {
        try {
            engine.run();
        } catch (UncheckedIOException e) {
            failure = e;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    void write(String text) {
        for (byte each : (text + "\n").getBytes(StandardCharsets.UTF_8)) {
            input.add(each & 0xff);
        }
    }

    /** The client hangs up its end of the output. */
    void closeOutput() {
        isGone = true;
    }

    void closeInput() {
        input.add(-1);
    }

    /** The next line. */
    String read() throws InterruptedException {
        String next = output.poll(PATIENCE, TimeUnit.SECONDS);
        assertThat(next).as("a line").isNotNull();
        return Objects.requireNonNull(next);
    }

    /** The next line that tells no progress. */
    String readAnswer() throws InterruptedException {
        String next = read();
        while (next.contains("\"progress\"")) {
            next = read();
        }
        return next;
    }

    /** Waits until a question is being answered. The question asks for progress. */
    void awaitBegin(String id) throws InterruptedException {
        String next = read();
        while (!next.startsWith("{\"id\":\"%s\",\"progress\":".formatted(id))) {
            next = read();
        }
    }

    /** Waits for the end of the session. */
    Optional<UncheckedIOException> awaitEnd() throws InterruptedException {
        session.join(TimeUnit.SECONDS.toMillis(PATIENCE));
        assertThat(session.isAlive()).as("the session goes on").isFalse();
        return Optional.ofNullable(failure);
    }

    @Override
    public void close() {
        isGone = true;
        closeInput();
    }

    private final class In extends InputStream {
        private boolean hasEnded;

        @Override
        public int read() throws IOException {
            if (hasEnded) {
                return -1;
            }
            try {
                int next = input.take();
                hasEnded = next < 0;
                return next;
            } catch (InterruptedException e) {
                throw new IOException(e);
            }
        }

        /** No more than there is: a reader with a buffer would wait for more else. */
        @Override
        public int read(byte[] bytes, int offset, int length) throws IOException {
            int first = read();
            if (first < 0) {
                return -1;
            }
            bytes[offset] = (byte) first;
            int count = 1;
            while (count < length && !hasEnded && !input.isEmpty()) {
                int next = read();
                if (next < 0) {
                    break;
                }
                bytes[offset + count] = (byte) next;
                count++;
            }
            return count;
        }
    }

    private final class Out extends OutputStream {
        @Override
        public void write(int letter) throws IOException {
            if (isGone) {
                throw new IOException("Broken pipe");
            }
            if (letter == '\n') {
                output.add(line.toString(StandardCharsets.UTF_8).strip());
                line.reset();
            } else {
                line.write(letter);
            }
        }
    }
}
