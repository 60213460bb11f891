package org.sekilab.experiments.solve;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import org.sekilab.experiments.InputException;

/**
 * Works on positions in parallel and hands the results on in the order of the input, each as soon as it and all before it are
 * done. Reads ahead of the work by no more than one source and a few positions for each thread.
 */
public final class OrderedRun<R> {
    private static final int AHEAD_PER_THREAD = 4;

    private final Function<BoardInput, R> work;
    private final int threads;

    /**
     * @param work what is done with each position; used by several threads at the same time
     * @param threads how many positions are worked on at the same time; at least 1
     */
    public OrderedRun(Function<BoardInput, R> work, int threads) {
        this.work = work;
        this.threads = threads;
    }

    /** Is told what happens, always by the thread that called {@link #run}. */
    public interface Listener<R> {
        /** A source was read; called before any of its results. */
        void sourceRead(PositionSource.Reading reading);

        /** A position is done, and so are all before it. */
        void boardSolved(R result);
    }

    /**
     * Analyzes all positions of all sources.
     *
     * @throws InputException if the work on a position throws it; what was done before has been told
     * @throws IllegalStateException if an analysis fails or the thread is interrupted; what was done before has been told.
     *     An error of the JVM in an analysis is thrown as it is
     */
    public void run(List<? extends PositionSource> sources, Listener<? super R> listener) {
        ExecutorService workers = Executors.newFixedThreadPool(threads, OrderedRun::daemon);
        Deque<Future<R>> pending = new ArrayDeque<>();
        try {
            for (PositionSource source : sources) {
                PositionSource.Reading reading = source.read();
                listener.sourceRead(reading);
                for (BoardInput input : reading.boards()) {
                    while (pending.size() >= AHEAD_PER_THREAD * threads || isFirstDone(pending)) {
                        listener.boardSolved(await(pending.remove()));
                    }
                    pending.add(workers.submit(() -> work.apply(input)));
                }
            }
            while (!pending.isEmpty()) {
                listener.boardSolved(await(pending.remove()));
            }
        } finally {
            workers.shutdownNow();
        }
    }

    private static boolean isFirstDone(Deque<? extends Future<?>> pending) {
        return !pending.isEmpty() && pending.peek().isDone();
    }

    private static <R> R await(Future<R> result) {
        try {
            return result.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof InputException input) {
                throw input;
            }
            if (e.getCause() instanceof Error error) {
                throw error; // such as too little memory, which has a line of its own
            }
            throw new IllegalStateException("an analysis failed: " + e.getCause(), e.getCause());
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
