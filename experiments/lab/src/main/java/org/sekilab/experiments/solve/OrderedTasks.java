package org.sekilab.experiments.solve;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.sekilab.experiments.InputException;

/**
 * Does tasks at the same time, and tells of their results in the order of the tasks. Mutable: one thread adds tasks and
 * tells of results.
 *
 * @param <R> a result
 */
public final class OrderedTasks<R> implements AutoCloseable {
    private static final int AHEAD_PER_THREAD = 4; // tasks that wait, so that a slow one holds none of them up

    private final int threads;
    private final Consumer<? super R> listener;
    private final ExecutorService workers;
    private final Deque<Future<R>> pending = new ArrayDeque<>();

    /**
     * @param threads how many tasks are done at the same time, at least 1
     * @param listener is told the results
     */
    public OrderedTasks(int threads, Consumer<? super R> listener) {
        this.threads = threads;
        this.listener = listener;
        this.workers = Executors.newFixedThreadPool(threads, OrderedTasks::daemon);
    }

    /**
     * Adds a task, and tells of the tasks that are done. Waits while many are pending.
     *
     * <p>Throws what an earlier task throws, as it is. The results before it have been told.
     *
     * @throws InputException if an earlier task throws it
     * @throws IllegalStateException if an earlier task throws a checked exception, or the thread is interrupted
     */
    public void add(Callable<R> task) {
        while (pending.size() >= AHEAD_PER_THREAD * threads || isFirstDone()) {
            listener.accept(await(pending.remove()));
        }
        pending.add(workers.submit(task));
    }

    /** Waits for all tasks and tells of them. Throws what {@link #add} throws. */
    public void finish() {
        while (!pending.isEmpty()) {
            listener.accept(await(pending.remove()));
        }
    }

    /** Ends what is not done. */
    @Override
    public void close() {
        workers.shutdownNow();
    }

    private boolean isFirstDone() {
        return !pending.isEmpty() && pending.peek().isDone();
    }

    private static <R> R await(Future<R> result) {
        try {
            return result.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException failure) {
                throw failure;
            }
            if (e.getCause() instanceof Error error) {
                throw error; // such as too little memory, which has a line of its own
            }
            throw new IllegalStateException("a task failed: " + e.getCause(), e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        }
    }

    /** Work does not keep the program alive when the thread that waits for it is gone. */
    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, "solve");
        thread.setDaemon(true);
        return thread;
    }
}
