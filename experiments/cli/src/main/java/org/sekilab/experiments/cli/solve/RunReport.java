package org.sekilab.experiments.cli.solve;

import java.util.function.Consumer;
import java.util.function.Function;
import org.sekilab.experiments.HeapMemory;
import org.sekilab.experiments.PluginException;
import org.sekilab.experiments.RecordException;
import org.sekilab.experiments.cli.terminal.Console;
import org.sekilab.experiments.progress.Progress;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.experiments.solve.OrderedRun;
import org.sekilab.experiments.solve.PositionSource;

/**
 * Sends what happens in a run where it belongs: results to a writer, problems and progress to stderr. Mutable; for one
 * thread.
 */
final class RunReport<R> implements OrderedRun.Listener<R>, AutoCloseable {
    private final Console console;
    private final Consumer<? super R> writer;
    private final Progress progress;
    private int positions; // a source that is not read yet counts as one
    private boolean hasProblems;

    /** @param task what is done, one word */
    RunReport(Console console, String task, int sourceCount, Consumer<? super R> writer) {
        this.console = console;
        this.writer = writer;
        this.positions = sourceCount;
        this.progress = new Progress(console.screen(), task, sourceCount); // in positions
    }

    /** Work that is told of while it is done. */
    <T> Function<BoardInput, T> watch(Function<BoardInput, T> work) {
        return board -> progress.track(board.label(), () -> work.apply(board));
    }

    @Override
    public void sourceRead(PositionSource.Reading reading) {
        reading.mistakes().forEach(this::report);
        positions += reading.boards().size() - 1;
        progress.expect(reading.boards().size() - 1);
    }

    @Override
    public void boardSolved(R result) {
        writer.accept(result);
    }

    @Override
    public void boardFailed(BoardInput input, PluginException failure) {
        failure.mistakes().forEach(problem -> report(input.label() + ": " + problem));
    }

    /** If the position is the only one, the error ends the command, and its line advises a larger heap. */
    @Override
    public void boardTooLarge(BoardInput input, OutOfMemoryError failure) {
        if (positions == 1) {
            throw failure;
        }
        report(input.label() + ": " + HeapMemory.line(failure));
    }

    @Override
    public void recordFailed(RecordException failure) {
        failure.mistakes().forEach(this::report);
    }

    private void report(String problem) {
        console.err().println(problem);
        hasProblems = true;
    }

    /** Whether any source or position was reported. */
    boolean hasProblems() {
        return hasProblems;
    }

    @Override
    public void close() {
        progress.close();
    }
}
