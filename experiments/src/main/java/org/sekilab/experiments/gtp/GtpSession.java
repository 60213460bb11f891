package org.sekilab.experiments.gtp;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Connects an engine to streams, until one of them ends or the engine has quit. Mutable; runs once.
 *
 * <p>A thread of its own reads the input, so that the comment line {@code # interrupt} ends a search that is going on; between commands it
 * means nothing.
 *
 * <p>Source: [GTP2] 2; GoGui's manual, interrupting commands.
 */
public final class GtpSession {
    private static final Logger LOG = LoggerFactory.getLogger(GtpSession.class);
    private static final Pattern INTERRUPT = Pattern.compile("#\\s*interrupt\\s*");
    private static final int MAX_WAITING = 1_000; // lines that are read ahead
    private static final int MAX_LINE = 1 << 20; // characters; what is beyond is dropped

    private final GtpEngine engine;
    private final Reader in;
    private final PrintStream out;
    private final BlockingQueue<Optional<String>> lines = new ArrayBlockingQueue<>(MAX_WAITING); // empty at the end
    private final Thread worker = Thread.currentThread();
    private boolean isBusy; // guarded by this

    /** To be run by the thread that makes it. */
    public GtpSession(GtpEngine engine, InputStream in, PrintStream out) {
        this.engine = engine;
        this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        this.out = out;
    }

    /** Answers all lines. */
    public void run() throws InterruptedException {
        Thread reader = new Thread(this::read, "gtp-input");
        reader.setDaemon(true); // a read of a terminal cannot be ended
        reader.start();
        Optional<String> line = lines.take();
        while (line.isPresent()) {
            setBusy();
            String response = engine.answer(line.get());
            setIdle();
            out.print(response);
            out.flush();
            if (engine.hasQuit()) {
                return;
            }
            line = lines.take();
        }
    }

    private synchronized void setBusy() {
        isBusy = true;
    }

    private synchronized void setIdle() {
        isBusy = false;
        Thread.interrupted(); // what came too late must not end the next command
    }

    private synchronized void interrupt() {
        if (isBusy) {
            worker.interrupt();
        }
    }

    private void read() {
        try {
            for (Optional<String> line = readLine(); line.isPresent(); line = readLine()) {
                if (INTERRUPT.matcher(line.get().strip()).matches()) {
                    interrupt();
                } else {
                    lines.put(line);
                }
            }
        } catch (IOException e) {
            LOG.warn("the input ended: {}", e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return;
        }
        try {
            lines.put(Optional.empty());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** The next line, without its end; nothing at the end of the input. */
    private Optional<String> readLine() throws IOException {
        StringBuilder line = new StringBuilder();
        for (int letter = in.read(); letter != '\n'; letter = in.read()) {
            if (letter < 0) {
                return line.isEmpty() ? Optional.empty() : Optional.of(line.toString());
            }
            if (line.length() < MAX_LINE) {
                line.append((char) letter);
            }
        }
        return Optional.of(line.toString());
    }
}
