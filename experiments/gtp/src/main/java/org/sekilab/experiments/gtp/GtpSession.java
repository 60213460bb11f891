package org.sekilab.experiments.gtp;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.LongSupplier;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.gtp.protocol.GtpRequest;
import org.sekilab.experiments.gtp.protocol.GtpResponse;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Connects an engine to streams, until one of them ends or the engine has quit. Mutable; runs once.
 *
 * <p>One thread reads the input and another asks the engine, so that input can end a search that is going on. The
 * comment line {@code # interrupt} ends the running command. Between commands it means nothing.
 *
 * <p>The controller <em>hangs up</em> by {@code quit} or by the end of its input. In a script either follows the line
 * before it at once, and the session answers all commands first. After a pause of half a second or more, no controller
 * waits for answers any more. The session then cancels the running command. It answers {@code cancelled} to that
 * command and to the waiting ones, and it answers {@code quit} with success. An engine that does not heed the interrupt
 * is left behind on its thread, which is a daemon.
 *
 * <p>Source: [GTP2] 2; GoGui's manual, interrupting commands.
 */
public final class GtpSession {
    private static final Logger LOG = LoggerFactory.getLogger(GtpSession.class);
    private static final Pattern INTERRUPT = Pattern.compile("#\\s*interrupt\\s*");
    private static final int MAX_WAITING = 1_000; // lines that are read ahead
    private static final int MAX_LINE = 1 << 20; // characters; what is beyond is dropped
    private static final Duration SCRIPT_PAUSE = Duration.ofMillis(500); // before the end of a script, at most
    private static final Duration GRACE = Duration.ofMillis(300); // for a search to heed the interrupt

    private final GtpEngine engine;
    private final Reader in;
    private final PrintStream out;
    private final LongSupplier clock;
    private final BlockingQueue<Optional<String>> lines = new ArrayBlockingQueue<>(MAX_WAITING); // empty at the end
    private final FutureTask<Boolean> work = new FutureTask<>(this::answerAll);
    private final Thread worker = new Thread(this::work, "gtp-engine");
    private final CountDownLatch isEnding = new CountDownLatch(1);
    private @Nullable String unanswered; // the line that the engine has; guarded by this
    private boolean isHungUp; // guarded by this

    /** A session on the clock of the system. */
    public GtpSession(GtpEngine engine, InputStream in, PrintStream out) {
        this(engine, in, out, System::nanoTime);
    }

    /** @param clock in nanoseconds; tells how long the input pauses */
    GtpSession(GtpEngine engine, InputStream in, PrintStream out, LongSupplier clock) {
        this.engine = engine;
        this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        this.out = out;
        this.clock = clock;
    }

    /** Answers all lines. */
    public void run() throws InterruptedException {
        Thread reader = new Thread(this::read, "gtp-input");
        reader.setDaemon(true); // a read of a terminal cannot be ended
        reader.start();
        worker.setDaemon(true);
        worker.start();
        try {
            isEnding.await();
            if (!awaitAnswers()) {
                refuseRest();
            }
        } finally {
            worker.interrupt();
        }
    }

    private void work() {
        work.run();
        isEnding.countDown();
    }

    /** False if the controller has hung up before. */
    private boolean answerAll() throws InterruptedException {
        for (Optional<String> line = lines.take(); line.isPresent(); line = lines.take()) {
            if (!begin(line.get()) || !end(engine.answer(line.get()))) {
                return false;
            }
            if (engine.hasQuit()) {
                return true;
            }
        }
        return true;
    }

    private synchronized boolean begin(String line) {
        unanswered = line;
        return !isHungUp;
    }

    private synchronized boolean end(String response) {
        Thread.interrupted(); // what came too late must not end the next command
        if (!isHungUp) {
            out.print(response);
            out.flush();
            unanswered = null;
        }
        return !isHungUp;
    }

    private synchronized void interrupt() {
        if (unanswered != null) {
            worker.interrupt();
        }
    }

    private synchronized void hangUp() {
        isHungUp = true;
        interrupt();
        isEnding.countDown();
    }

    /** Whether the thread of the engine, which is about to end, has answered to the end. */
    private boolean awaitAnswers() throws InterruptedException {
        try {
            return work.get(GRACE.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            LOG.warn("the search did not end when it was cancelled");
            return false;
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            if (e.getCause() instanceof RuntimeException exception) {
                throw exception;
            }
            throw new IllegalStateException(e.getCause());
        }
    }

    /** Answers what the engine does not any more: all up to {@code quit}, or to the end of the input. */
    private void refuseRest() throws InterruptedException {
        Optional<String> line = findUnanswered();
        for (Optional<String> next = line.isPresent() ? line : lines.take(); next.isPresent(); next = lines.take()) {
            Optional<GtpRequest> request = GtpRequest.parse(next.get());
            boolean isQuit = request.filter(GtpRequest::isQuit).isPresent();
            GtpResponse response = isQuit ? GtpResponse.success("") : GtpResponse.failure("cancelled");
            request.ifPresent(each -> out.print(response.format(each.id())));
            out.flush();
            if (isQuit) {
                return;
            }
        }
    }

    private synchronized Optional<String> findUnanswered() {
        return Optional.ofNullable(unanswered);
    }

    private void read() {
        try {
            readAll();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void readAll() throws InterruptedException {
        long lastNanos = clock.getAsLong();
        Optional<String> line;
        do {
            line = readLine();
            long now = clock.getAsLong();
            boolean isScript = now - lastNanos < SCRIPT_PAUSE.toNanos();
            lastNanos = now;
            if (line.filter(each -> INTERRUPT.matcher(each.strip()).matches()).isPresent()) {
                interrupt();
                continue;
            }
            if (!isScript && isLast(line)) {
                hangUp();
            }
            if (!lines.offer(line)) {
                lines.put(line);
                lastNanos = clock.getAsLong(); // the engine was late, not the controller
            }
        } while (line.isPresent());
    }

    private static boolean isLast(Optional<String> line) {
        return line.isEmpty()
                || GtpRequest.parse(line.get()).filter(GtpRequest::isQuit).isPresent();
    }

    /** The next line, without its end; nothing at the end of the input. */
    private Optional<String> readLine() {
        StringBuilder line = new StringBuilder();
        try {
            for (int letter = in.read(); letter != '\n'; letter = in.read()) {
                if (letter < 0) {
                    return line.isEmpty() ? Optional.empty() : Optional.of(line.toString());
                }
                if (line.length() < MAX_LINE) {
                    line.append((char) letter);
                }
            }
        } catch (IOException e) {
            LOG.warn("the input ended: {}", e.getMessage());
            return Optional.empty();
        }
        return Optional.of(line.toString());
    }
}
