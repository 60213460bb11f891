package org.sekilab.experiments.cli.serve;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import org.sekilab.experiments.output.JsonLine;
import org.sekilab.experiments.regress.Counts;
import org.sekilab.experiments.regress.Shown;
import org.sekilab.experiments.regress.SideBySide;
import org.sekilab.experiments.regress.TestResult;

/**
 * Writes the results of regression tests for programs, a JSON object a line. Each test on each engine has a line. After
 * the tests of a file, each engine has a line with {@code counts}. At the end each engine has a line with
 * {@code counts} and no {@code file}. Mutable; for one thread.
 *
 * <p>{@code id} is the number of the test as it is written, null if it has none. {@code outcome} is pass, fail,
 * unexpected pass, expected fail, lost or not judged. {@code answer} is null if the engine was lost. {@code refused}
 * tells that the answer says why there is none. {@code millis} is wall time.
 */
public final class RegressLines implements RegressWriter {
    private static final double NANOS_PER_MILLI = 1e6;

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
                String engine = engines.get(i);
                TestResult result = test.get(i);
                JsonLine.write(out, json -> writeTest(json, file, engine, result));
            }
        }
        writeCounts(results.counts(), json -> json.writeStringField("file", file));
    }

    @Override
    public void finish(List<Counts> totals) {
        writeCounts(totals, json -> {});
    }

    private void writeCounts(List<Counts> counts, JsonLine.Fields first) {
        for (int i = 0; i < engines.size(); i++) {
            String engine = engines.get(i);
            Counts ofEngine = counts.get(i);
            JsonLine.write(out, json -> {
                first.writeTo(json);
                writeCounts(json, engine, ofEngine);
            });
        }
    }

    private static void writeTest(JsonGenerator json, String file, String engine, TestResult result)
            throws IOException {
        json.writeStringField("file", file);
        json.writeNumberField("line", result.test().line());
        if (result.test().id().isEmpty()) {
            json.writeNullField("id");
        } else {
            json.writeStringField("id", result.test().id());
        }
        json.writeStringField("command", result.test().command());
        json.writeStringField("wanted", result.test().wanted());
        json.writeStringField("engine", engine);
        json.writeStringField("outcome", result.outcome().label());
        if (result.answer().isEmpty()) {
            json.writeNullField("answer");
        } else {
            json.writeStringField("answer", result.answer().get().text());
        }
        json.writeBooleanField("refused", result.isRefused());
        json.writeFieldName("millis");
        json.writeNumber(String.format(Locale.ROOT, "%.3f", result.elapsedNanos() / NANOS_PER_MILLI));
    }

    private static void writeCounts(JsonGenerator json, String engine, Counts counts) throws IOException {
        json.writeStringField("engine", engine);
        json.writeObjectFieldStart("counts");
        json.writeNumberField("tests", counts.tests());
        json.writeNumberField("pass", counts.passed());
        json.writeNumberField("fail", counts.failed());
        json.writeNumberField("unexpectedPass", counts.unexpectedlyPassed());
        json.writeNumberField("expectedFail", counts.expectedlyFailed());
        json.writeNumberField("refused", counts.refused());
        json.writeNumberField("unknown", counts.open());
        json.writeNumberField("lost", counts.lost());
        json.writeEndObject();
    }
}
