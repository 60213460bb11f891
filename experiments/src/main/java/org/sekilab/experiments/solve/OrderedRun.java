package org.sekilab.experiments.solve;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Works on positions in parallel and hands the results on in the order of the input, each as soon as it and all before it are
 * done. Reads ahead of the work by no more than one source and a few positions for each thread.
 */
public final class OrderedRun {
    private static final int AHEAD_PER_THREAD = 4;

    private final BoardAnalyzer analyzer;
    private final int threads;

    /** @param threads how many positions are worked on at the same time; at least 1 */
    public OrderedRun(BoardAnalyzer analyzer, int threads) {
        this.analyzer = analyzer;
        this.threads = threads;
    }

    /** Is told what happens, always by the thread that called {@link #run}. */
    public interface Listener {
        /** A source was read; called before any of its results. */
        void sourceRead(PositionSource.Reading reading);

        /** A position is done, and so are all before it. */
        void boardSolved(BoardResult result);
    }

    /**
     * Analyzes all positions of all sources.
     *
     * @throws IllegalStateException if an analysis fails or the thread is interrupted; what was done before has been told
     */
    public void run(List<? extends PositionSource> sources, Listener listener) {
        ExecutorService workers = Executors.newFixedThreadPool(threads, OrderedRun::daemon);
        Deque<Future<BoardResult>> pending = new ArrayDeque<>();
        try {
            for (PositionSource source : sources) {
                PositionSource.Reading reading = source.read();
                listener.sourceRead(reading);
                for (BoardInput input : reading.boards()) {
                    while (pending.size() >= AHEAD_PER_THREAD * threads || isFirstDone(pending)) {
                        listener.boardSolved(await(pending.remove()));
                    }
                    pending.add(workers.submit(() -> analyzer.analyze(input)));
                }
            }
            while (!pending.isEmpty()) {
                listener.boardSolved(await(pending.remove()));
            }
        } finally {
            workers.shutdownNow();
        }
    }

    private static boolean isFirstDone(Deque<Future<BoardResult>> pending) {
        return !pending.isEmpty() && pending.peek().isDone();
    }

    private static BoardResult await(Future<BoardResult> result) {
        try {
            return result.get();
        } catch (ExecutionException e) {
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
