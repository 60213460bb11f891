package org.sekilab.experiments.cli.solve;

import java.nio.file.Path;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.PluginException;
import org.sekilab.experiments.cli.terminal.Console;
import org.sekilab.experiments.output.ResultWriter;
import org.sekilab.experiments.output.SvgFiles;
import org.sekilab.experiments.output.SvgFiles.Naming;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.experiments.solve.BoardResult;
import org.sekilab.experiments.solve.OrderedRun;
import org.sekilab.experiments.solve.PositionSource;

/**
 * Sends what happens in a run where it belongs: as {@link RunReport} does, and results to pictures too. Mutable; for
 * one thread.
 */
final class SolveReport implements OrderedRun.Listener<BoardResult>, AutoCloseable {
    private final RunReport<BoardResult> report;
    private final @Nullable Path svg;
    private final int sourceCount;
    private @Nullable SvgFiles pictures;

    SolveReport(Console console, ResultWriter writer, @Nullable Path svg, int sourceCount) {
        this.report = new RunReport<>(console, "solve", sourceCount, writer::write);
        this.svg = svg;
        this.sourceCount = sourceCount;
    }

    /** Work that is told of while it is done. */
    <T> Function<BoardInput, T> watch(Function<BoardInput, T> work) {
        return report.watch(work);
    }

    @Override
    public void sourceRead(PositionSource.Reading reading) {
        report.sourceRead(reading);
        if (svg != null && pictures == null) {
            boolean isOne = sourceCount == 1 && reading.boards().size() <= 1;
            pictures = new SvgFiles("--svg", svg, isOne ? Naming.AS_GIVEN : Naming.NUMBERED);
        }
    }

    @Override
    public void boardSolved(BoardResult result) {
        report.boardSolved(result);
        if (pictures != null) {
            pictures.write(result);
        }
    }

    @Override
    public void boardFailed(BoardInput input, PluginException failure) {
        report.boardFailed(input, failure);
    }

    @Override
    public void boardTooLarge(BoardInput input, OutOfMemoryError failure) {
        report.boardTooLarge(input, failure);
    }

    /** Whether any source or position was reported. */
    boolean hasProblems() {
        return report.hasProblems();
    }

    @Override
    public void close() {
        report.close();
    }
}
