package org.sekilab.experiments.analyze;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.HeapMemory;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.config.Layers;
import org.sekilab.experiments.output.json.Json;
import org.sekilab.experiments.output.json.JsonObject;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Answers the questions of a client, several at the same time, until its input ends or it quits. Mutable; runs once.
 *
 * <p>One thread reads lines, and others answer them. The end of the input lets the open questions finish. {@code quit}
 * ends them. A client that closed its end of the output is gone: all work ends then. While questions are open, a space
 * a second shows whether the client is there.
 *
 * <p>Source: KataGo's analysis engine, whose lines have ids and priorities, too.
 */
public final class AnalyzeSession {
    private static final Logger LOG = LoggerFactory.getLogger(AnalyzeSession.class);
    private static final Duration BEAT = Duration.ofSeconds(1);
    private static final Duration GRACE = Duration.ofSeconds(1); // for searches to heed the interrupt

    private final Analyst analyst;
    private final InputLines in;
    private final AnswerStream out;
    private final int threads;
    private final QueryQueue queue = new QueryQueue();
    private final ScheduledExecutorService timer =
            Executors.newSingleThreadScheduledExecutor(work -> daemon(work, "analyze-timer"));
    private long lines;

    /**
     * @param configuration adds what the command line chose. Questions add their settings above it
     * @param threads how many questions are answered at the same time, at least 1
     */
    public AnalyzeSession(Consumer<Layers> configuration, InputStream in, PrintStream out, int threads) {
        this.analyst = new Analyst(configuration);
        this.in = new InputLines(in);
        this.out = new AnswerStream(out);
        this.threads = threads;
    }

    /**
     * Answers all questions.
     *
     * @throws UncheckedIOException if the client is gone
     */
    public void run() throws InterruptedException {
        List<Thread> workers = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            workers.add(daemon(this::work, "analyze"));
        }
        workers.forEach(Thread::start);
        daemon(this::read, "analyze-input").start(); // a read cannot be ended
        ScheduledFuture<?> beats =
                timer.scheduleAtFixedRate(this::beat, BEAT.toMillis(), BEAT.toMillis(), TimeUnit.MILLISECONDS);
        try {
            queue.awaitEnd();
        } finally {
            beats.cancel(false);
            timer.shutdownNow();
            workers.forEach(Thread::interrupt);
        }
        for (Thread worker : workers) {
            worker.join(GRACE.toMillis());
        }
        Optional<UncheckedIOException> failure = out.failure();
        if (failure.isPresent()) {
            throw failure.get();
        }
    }

    private static Thread daemon(Runnable work, String name) {
        Thread thread = new Thread(work, name);
        thread.setDaemon(true);
        return thread;
    }

    private void beat() {
        if (!queue.isEmpty() && !out.beat()) {
            abandon();
        }
    }

    private void read() {
        try {
            boolean goesOn = true;
            while (goesOn) {
                goesOn = readLine();
            }
        } catch (IOException e) {
            LOG.warn("the input ended: {}", e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            queue.close();
        }
    }

    /** False if no line follows. */
    private boolean readLine() throws IOException, InterruptedException {
        byte[] line;
        try {
            Optional<byte[]> next = in.next();
            if (next.isEmpty()) {
                return false;
            }
            line = next.get();
        } catch (InputException e) {
            write(AnalyzeErrorLine.of(null, e.mistakes()));
            return true;
        }
        lines++;
        if (isBlank(line)) {
            return true;
        }
        @Nullable String id = null;
        try {
            id = AnalyzeErrorLine.findId(line);
            return handle(Json.readExactly("the line", line, AnalyzeQuery.class), line.length);
        } catch (InputException e) {
            write(AnalyzeErrorLine.of(id, e.mistakes()));
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) { // the client has to be told of these too
            write(failure(id, e));
        }
        return true;
    }

    private static boolean isBlank(byte[] line) {
        for (byte letter : line) {
            if (letter < 0 || letter > ' ') { // beyond ASCII, or visible
                return false;
            }
        }
        return true;
    }

    /** Does what a line asks for. False if it is the last one. */
    private boolean handle(AnalyzeQuery query, int bytes) throws InterruptedException {
        if (query.action() == null) {
            return queue.add(new OpenQuery(query, bytes, lines));
        }
        switch (query.action()) {
            case CANCEL -> {
                OpenQuery open = queue.find(query.id())
                        .orElseThrow(() -> new InputException("id", "no question '%s' is open".formatted(query.id())));
                cancel(open);
            }
            case VERSION -> write(AnalyzeActionLine.version(query.id()));
            case QUIT -> {
                queue.all().forEach(this::cancel);
                write(AnalyzeActionLine.quit(query.id()));
                return false;
            }
        }
        return true;
    }

    private void cancel(OpenQuery open) {
        queue.settle(open, () -> write(new AnalyzeErrorLine(open.id(), AnalyzeErrorLine.CANCELLED)));
    }

    private void work() {
        try {
            for (Optional<OpenQuery> next = queue.take(); next.isPresent(); next = queue.take()) {
                work(next.get());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void work(OpenQuery open) {
        if (!open.begin()) {
            return;
        }
        Optional<ScheduledFuture<?>> ticks = open.pause().map(pause -> tick(open, pause));
        byte[] line = answer(open);
        ticks.ifPresent(each -> each.cancel(false));
        open.end();
        queue.settle(open, () -> write(line));
    }

    /** The line that answers a question, whatever happens. */
    private byte[] answer(OpenQuery open) {
        try {
            return Json.line(analyst.answer(open));
        } catch (InputException e) {
            return Json.line(AnalyzeErrorLine.of(open.id(), e.mistakes()));
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) { // the client has to be told of these too
            return Json.line(failure(open.id(), e));
        }
    }

    private ScheduledFuture<?> tick(OpenQuery open, Duration pause) {
        return timer.scheduleAtFixedRate(
                () -> open.tellProgress(this::write), pause.toNanos(), pause.toNanos(), TimeUnit.NANOSECONDS);
    }

    private static AnalyzeErrorLine failure(@Nullable String id, Throwable cause) {
        String line = cause instanceof OutOfMemoryError full ? HeapMemory.line(full) : "internal error: " + cause;
        return AnalyzeErrorLine.of(id, List.of(line));
    }

    private void write(JsonObject line) {
        write(Json.line(line));
    }

    private void write(byte[] line) {
        if (!out.write(line)) {
            abandon();
        }
    }

    /** The client is gone: no answer has a reader. */
    private void abandon() {
        queue.close();
        queue.all().forEach(open -> queue.settle(open, () -> {}));
    }
}
