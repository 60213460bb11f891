package org.sekilab.experiments.cli;

import java.util.function.LongSupplier;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import org.jspecify.annotations.Nullable;

/**
 * Shows how many sources or positions are done, how many a second, and the time left, on stderr, once a command takes long. Silent where stderr is no terminal, or where results
 * appear on the same terminal: they are progress enough. Mutable; for one thread.
 */
final class Progress implements AutoCloseable {
    private static final long SILENT_NANOS = 2_000_000_000L;
    private static final int WIDTH = 80;

    private final Console console;
    private final String task;
    private int total;
    private final boolean isOnlyNews;
    private final LongSupplier nanoTime;
    private final long start;
    private int done;
    private @Nullable ProgressBar bar;

    /** @param task what is done, one word */
    Progress(Console console, String task, int total) {
        this(console, task, total, !console.outIsTerminal(), System::nanoTime);
    }

    /** @param nanoTime the clock */
    Progress(Console console, String task, int total, boolean isOnlyNews, LongSupplier nanoTime) {
        this.console = console;
        this.task = task;
        this.total = total;
        this.isOnlyNews = isOnlyNews;
        this.nanoTime = nanoTime;
        this.start = nanoTime.getAsLong();
    }

    /** Of a command whose results appear at its end. */
    static Progress ofResultsAtTheEnd(Console console, String task, int total) {
        return new Progress(console, task, total, true, System::nanoTime);
    }

    /** There are so many more than it seemed, or fewer if it is negative. */
    void expect(int more) {
        total += more;
        if (bar != null) {
            bar.maxHint(total);
        }
    }

    /** One more is done. */
    void step() {
        step(1);
    }

    /** So many more are done. */
    void step(int count) {
        done += count;
        if (bar == null && isWanted()) {
            bar = new ProgressBarBuilder()
                    .setTaskName(task)
                    .setInitialMax(total)
                    .showSpeed()
                    .setConsumer(new ConsoleProgressBarConsumer(console.err(), WIDTH))
                    .build();
        }
        if (bar != null) {
            bar.stepTo(done);
        }
    }

    @Override
    public void close() {
        if (bar != null) {
            bar.close();
        }
    }

    private boolean isWanted() {
        return console.errIsTerminal() && isOnlyNews && nanoTime.getAsLong() - start > SILENT_NANOS;
    }
}
