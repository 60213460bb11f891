package org.sekilab.experiments.cli.serve;

import java.io.PrintStream;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.gtp.protocol.GtpResponse;
import org.sekilab.experiments.output.json.Json;
import org.sekilab.experiments.output.json.regress.RegressCountsLine;
import org.sekilab.experiments.output.json.regress.RegressTestLine;
import org.sekilab.experiments.regress.Counts;
import org.sekilab.experiments.regress.Shown;
import org.sekilab.experiments.regress.SideBySide;
import org.sekilab.experiments.regress.TestResult;

/**
 * Writes the results of regression tests for programs, a JSON object a line. Each test on each engine has a line. After
 * the tests of a file, each engine has a line with its counts. At the end each engine has a line with the counts of all
 * files. Mutable; for one thread.
 */
public final class RegressLines implements RegressWriter {
    private final PrintStream out;
    private final Shown shown;
    private final List<String> engines;

    /** @param engines the names of all engines, in the order of results */
    public RegressLines(PrintStream out, Shown shown, List<String> engines) {
        this.out = out;
        this.shown = shown;
        this.engines = List.copyOf(engines);
    }

    @Override
    public void write(SideBySide results) {
        String file = results.path().toString();
        for (List<TestResult> test : results.tests(shown)) {
            for (int i = 0; i < engines.size(); i++) {
                Json.write(out, line(file, engines.get(i), test.get(i)));
            }
        }
        writeCounts(file, results.counts());
    }

    @Override
    public void finish(List<Counts> totals) {
        writeCounts(null, totals);
    }

    private void writeCounts(@Nullable String file, List<Counts> counts) {
        for (int i = 0; i < engines.size(); i++) {
            Json.write(out, new RegressCountsLine(file, engines.get(i), counts(counts.get(i))));
        }
    }

    private static RegressTestLine line(String file, String engine, TestResult result) {
        String id = result.test().id();
        return new RegressTestLine(
                file,
                result.test().line(),
                id.isEmpty() ? null : id,
                result.test().command(),
                result.test().wanted(),
                engine,
                result.outcome().label(),
                result.answer().map(GtpResponse::text).orElse(null),
                result.isRefused(),
                Json.millis(result.elapsedNanos()));
    }

    private static RegressCountsLine.TestCounts counts(Counts counts) {
        return new RegressCountsLine.TestCounts(
                counts.tests(),
                counts.passed(),
                counts.failed(),
                counts.unexpectedlyPassed(),
                counts.expectedlyFailed(),
                counts.refused(),
                counts.open(),
                counts.lost());
    }
}
