package org.sekilab.experiments.cli;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.report.ResultWriter;
import org.sekilab.experiments.report.SvgFiles;
import org.sekilab.experiments.report.SvgFiles.Naming;
import org.sekilab.experiments.solve.BoardResult;
import org.sekilab.experiments.solve.OrderedRun;
import org.sekilab.experiments.solve.PositionSource;

/** Sends what happens in a run where it belongs: results to stdout and pictures, problems and progress to stderr. */
final class SolveReport implements OrderedRun.Listener<BoardResult>, AutoCloseable {
    private final Console console;
    private final ResultWriter writer;
    private final @Nullable Path svg;
    private final int sourceCount;
    private final Progress progress;
    private @Nullable SvgFiles pictures;
    private boolean hasProblems;

    SolveReport(Console console, ResultWriter writer, @Nullable Path svg, int sourceCount) {
        this.console = console;
        this.writer = writer;
        this.svg = svg;
        this.sourceCount = sourceCount;
        this.progress = new Progress(console, "solve", sourceCount);
    }

    @Override
    public void sourceRead(PositionSource.Reading reading) {
        for (String problem : reading.problems()) {
            console.err().println(problem);
            hasProblems = true;
        }
        if (svg != null && pictures == null) {
            boolean isOne = sourceCount == 1 && reading.boards().size() <= 1;
            pictures = new SvgFiles(svg, isOne ? Naming.AS_GIVEN : Naming.NUMBERED);
        }
        progress.step();
    }

    @Override
    public void boardSolved(BoardResult result) {
        writer.write(result);
        if (pictures != null) {
            pictures.write(result);
        }
    }

    /** Whether any source was reported. */
    boolean hasProblems() {
        return hasProblems;
    }

    @Override
    public void close() {
        progress.close();
    }
}
