package org.sekilab.experiments.progress;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarConsumer;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.progress.Screen.Kind;

/**
 * Tells how many pieces of work are done, the time left, and what is worked on. On a terminal it is a bar, once the
 * work takes long. Elsewhere it is a line now and then. A verbose screen gets a line for each piece. Mutable, may be
 * used by several threads.
 */
public final class Progress implements AutoCloseable {
    private static final long SILENT_NANOS = TimeUnit.SECONDS.toNanos(2);
    private static final long LINE_NANOS = TimeUnit.SECONDS.toNanos(30);
    private static final long TICK_MILLIS = 500;
    private static final int NEVER_MILLIS = Integer.MAX_VALUE; // the library draws only when it is told to
    private static final int WIDTH = 79; // columns: some terminals would wrap a full line of 80
    private static final double NANOS_PER_MILLI = 1e6;

    private final Screen screen;
    private final String task;
    private final LongSupplier nanoTime;
    private final long start;
    private final Set<Item> running = new LinkedHashSet<>();
    private final @Nullable ScheduledExecutorService ticker;
    private int total;
    private int done;
    private long lastLine;
    private volatile Optional<Duration> left = Optional.empty(); // as of the last look at the clock
    private volatile boolean isClosed;
    private @Nullable ProgressBar bar;

    /** A piece of work that is going on. It is no record, because two pieces may have one name. */
    private static final class Item {
        private final String name;

        Item(String name) {
            this.name = name;
        }
    }

    /**
     * Begins to tell.
     *
     * @param task what is done, one word
     * @param total how many pieces of work there are
     */
    public Progress(Screen screen, String task, int total) {
        this(screen, task, total, System::nanoTime, screen.kind() == Kind.NOBODY ? null : newTicker());
        if (ticker != null) {
            var unused = ticker.scheduleAtFixedRate(this::tick, TICK_MILLIS, TICK_MILLIS, TimeUnit.MILLISECONDS);
        }
    }

    /** Begins to tell, without a clock of its own: the caller ticks. */
    Progress(Screen screen, String task, int total, LongSupplier nanoTime) {
        this(screen, task, total, nanoTime, null);
    }

    private Progress(
            Screen screen, String task, int total, LongSupplier nanoTime, @Nullable ScheduledExecutorService ticker) {
        this.screen = screen;
        this.task = task;
        this.total = total;
        this.nanoTime = nanoTime;
        this.ticker = ticker;
        this.start = nanoTime.getAsLong();
        this.lastLine = start;
    }

    /** Tells no listener. */
    public static Progress none() {
        PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
        return new Progress(Screen.ofNobody(nowhere), "none", 0);
    }

    private static ScheduledExecutorService newTicker() {
        return Executors.newSingleThreadScheduledExecutor(work -> {
            Thread thread = new Thread(work, "progress");
            thread.setDaemon(true);
            return thread;
        });
    }

    /** There are so many pieces more than it seemed, or fewer if it is negative. */
    public synchronized void expect(int more) {
        total += more;
    }

    /** One more piece is done. */
    public void step() {
        step(1);
    }

    /** Adds a number of pieces that are done. */
    public synchronized void step(int count) {
        done += count;
    }

    /**
     * Does a piece of work, and counts it.
     *
     * @param name what people call it
     */
    public <T> T track(String name, Supplier<T> work) {
        return during(name, () -> {
            try {
                return work.get();
            } finally {
                step();
            }
        });
    }

    /** Does a piece of work that is counted elsewhere. */
    public <T> T during(String name, Supplier<T> work) {
        Item item = new Item(name);
        long begin = nanoTime.getAsLong();
        synchronized (this) {
            running.add(item);
        }
        try {
            return work.get();
        } finally {
            end(item, nanoTime.getAsLong() - begin);
        }
    }

    /** Does a piece of work that tells its results by itself, and is counted elsewhere. */
    public void during(String name, Runnable work) {
        during(name, () -> {
            work.run();
            return name;
        });
    }

    private synchronized void end(Item item, long nanos) {
        running.remove(item);
        if (screen.isVerbose()) {
            screen.println("%s: %s took %.0f ms; %s".formatted(task, item.name, nanos / NANOS_PER_MILLI, count()));
        }
    }

    /** Looks at the clock, and tells what is due. */
    synchronized void tick() {
        long now = nanoTime.getAsLong();
        left = timeLeft(now - start);
        if (isClosed) {
            return;
        }
        if (screen.kind() == Kind.TERMINAL && now - start >= SILENT_NANOS) {
            draw(now);
        } else if (screen.kind() == Kind.LOG && now - lastLine >= LINE_NANOS) {
            lastLine = now;
            screen.println("%s: %s%s%s"
                    .formatted(task, count(), ending(left.map(Progress::format).orElse("")), ending(current())));
        }
    }

    private void draw(long now) {
        if (bar == null) {
            // The library may draw at once, on a thread of its own. Without the number it would draw "? %".
            bar = new ProgressBarBuilder()
                    .setTaskName(task)
                    .setInitialMax(total)
                    .setStyle(ProgressBarStyle.ASCII)
                    .setUpdateIntervalMillis(NEVER_MILLIS)
                    .continuousUpdate()
                    .startsFrom(0, Duration.ofNanos(now - start))
                    .setEtaFunction(state -> left)
                    .setConsumer(new LastLine())
                    .build();
        }
        bar.maxHint(total).stepTo(done).setExtraMessage(current());
        bar.refresh();
    }

    private String count() {
        return "%d/%d".formatted(done, total);
    }

    private static String ending(String text) {
        return text.isEmpty() ? "" : ", " + text;
    }

    private static String format(Duration left) {
        return "%d:%02d:%02d left".formatted(left.toHours(), left.toMinutesPart(), left.toSecondsPart());
    }

    /**
     * The time left, if each piece that is left takes the average time of those done. Unknown before the first piece is
     * done.
     */
    private Optional<Duration> timeLeft(long elapsed) {
        return done == 0
                ? Optional.empty()
                : Optional.of(Duration.ofNanos(Math.round((double) elapsed / done * Math.max(0, total - done))));
    }

    /** What is worked on for the longest time, and how much else. */
    private String current() {
        if (running.isEmpty()) {
            return "";
        }
        String first = running.iterator().next().name;
        return running.size() == 1 ? first : "%s and %d more".formatted(first, running.size() - 1);
    }

    /** Stops telling, and removes the bar. */
    @Override
    public void close() {
        if (ticker != null) {
            ticker.shutdownNow();
        }
        ProgressBar shown = end();
        if (shown != null) {
            shown.close(); // without the lock: another thread of the library draws it for the last time
            screen.clear();
        }
    }

    private synchronized @Nullable ProgressBar end() {
        isClosed = true;
        return bar;
    }

    /** The library's way to the last line of the terminal. */
    private final class LastLine implements ProgressBarConsumer {
        @Override
        public int getMaxRenderedLength() {
            return WIDTH;
        }

        @Override
        public void accept(String text) {
            if (!isClosed) {
                screen.show(text);
            }
        }

        @Override
        public void close() {
            // The library does not call this where its thread has not drawn yet, so the bar is removed elsewhere.
        }
    }
}
