package org.sekilab.experiments.cli;

import org.sekilab.experiments.report.ScoreWriter;
import org.sekilab.experiments.score.ScoreAnswer;
import org.sekilab.experiments.solve.OrderedRun;
import org.sekilab.experiments.solve.PositionSource;

/** Sends scores to stdout, problems and progress to stderr. */
final class ScoreReport implements OrderedRun.Listener<ScoreAnswer>, AutoCloseable {
    private final Console console;
    private final ScoreWriter writer;
    private final Progress progress;
    private boolean hasProblems;

    ScoreReport(Console console, ScoreWriter writer, int sourceCount) {
        this.console = console;
        this.writer = writer;
        this.progress = new Progress(console, "score", sourceCount);
    }

    @Override
    public void sourceRead(PositionSource.Reading reading) {
        for (String problem : reading.problems()) {
            console.err().println(problem);
            hasProblems = true;
        }
        progress.step();
    }

    @Override
    public void boardSolved(ScoreAnswer answer) {
        writer.write(answer);
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
