package org.sekilab.experiments.plugin;

import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Ends work that ignores its time limit. It gives up the thread that does the work after twice the limit and some
 * grace. Immutable, may be shared by threads.
 *
 * @param grace beyond twice the limit
 */
record Watchdog(Duration grace) {
    /** Five seconds of grace. */
    static final Watchdog DEFAULT = new Watchdog(Duration.ofSeconds(5));

    private static final Duration LONGEST = Duration.ofDays(365);

    /**
     * Does work on a thread of its own, which is told when the calling thread is interrupted.
     *
     * @param limit of time, which the work knows
     * @param late the exception to throw when the work was given up, from the stack of its thread
     * @throws RuntimeException what the work throws, errors too
     */
    <T> T call(Duration limit, Supplier<T> work, Function<StackTraceElement[], RuntimeException> late) {
        FutureTask<T> task = new FutureTask<>(work::get);
        Thread worker = new Thread(task, Thread.currentThread().getName() + "-plugin");
        worker.setDaemon(true); // it may never end
        Duration most =
                limit.compareTo(LONGEST) > 0 ? LONGEST : limit.multipliedBy(2).plus(grace);
        long end = System.nanoTime() + most.toNanos();
        boolean wasInterrupted = Thread.interrupted();
        worker.start();
        if (wasInterrupted) {
            worker.interrupt();
        }
        try {
            while (true) {
                try {
                    return task.get(end - System.nanoTime(), TimeUnit.NANOSECONDS);
                } catch (InterruptedException e) {
                    wasInterrupted = true;
                    worker.interrupt();
                }
            }
        } catch (TimeoutException e) {
            StackTraceElement[] stack = worker.getStackTrace();
            worker.interrupt();
            throw late.apply(stack);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            if (e.getCause() instanceof RuntimeException exception) {
                throw exception;
            }
            throw new IllegalStateException(e.getCause());
        } finally {
            if (wasInterrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
