package org.sekilab.experiments.solve;

import java.util.List;
import java.util.function.Function;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.PluginException;
import org.sekilab.experiments.RecordException;

/**
 * Works on positions in parallel and hands the results on in the order of the input. A result is handed on as soon as
 * it and all before it are done. Reads ahead of the work by no more than one source and a few positions for each
 * thread.
 */
public final class OrderedRun<R> {
    private final Function<BoardInput, R> work;
    private final int threads;

    /**
     * @param work what is done with each position, used by several threads at the same time
     * @param threads how many positions are worked on at the same time, at least 1
     */
    public OrderedRun(Function<BoardInput, R> work, int threads) {
        this.work = work;
        this.threads = threads;
    }

    /** Is told what happens, always by the thread that called {@link #run}. */
    public interface Listener<R> {
        /** A source was read. Called before any of its results. */
        void sourceRead(PositionSource.Reading reading);

        /** A position is done, and so are all before it. */
        void boardSolved(R result);

        /**
         * A class of a plug-in failed on a position, and all before it are done. The others are still worked on, unless
         * this throws.
         */
        default void boardFailed(BoardInput input, PluginException failure) {
            throw failure;
        }

        /**
         * The work on a position does not fit into memory, and all before it are done. Its memory is free again. The
         * others are still worked on, unless this throws.
         */
        default void boardTooLarge(BoardInput input, OutOfMemoryError failure) {
            throw failure;
        }

        /**
         * The record of a position cannot be used for this work, and all positions before it are done. The others are
         * still worked on, unless this throws.
         */
        default void recordFailed(RecordException failure) {
            throw failure;
        }
    }

    /**
     * Analyzes all positions of all sources.
     *
     * <p>Throws what the work on a position throws, as it is. The results before it have been told.
     *
     * @throws InputException if the work on a position throws it
     * @throws IllegalStateException if the thread is interrupted
     */
    public void run(List<? extends PositionSource> sources, Listener<? super R> listener) {
        try (OrderedTasks<Runnable> tasks = new OrderedTasks<>(threads, Runnable::run)) {
            for (PositionSource source : sources) {
                PositionSource.Reading reading = source.read();
                listener.sourceRead(reading);
                reading.boards().forEach(input -> tasks.add(() -> tell(input, listener)));
            }
            tasks.finish();
        }
    }

    /** Works on a position. Returns what tells the listener of it. */
    private Runnable tell(BoardInput input, Listener<? super R> listener) {
        try {
            R result = work.apply(input);
            return () -> listener.boardSolved(result);
        } catch (PluginException e) {
            return () -> listener.boardFailed(input, e);
        } catch (OutOfMemoryError e) { // other positions may need less
            return () -> listener.boardTooLarge(input, e);
        } catch (RecordException e) {
            return () -> listener.recordFailed(e);
        }
    }
}
