package org.sekilab.experiments.bench;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.NoBenchmarksException;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;
import org.sekilab.experiments.InputException;

/** Runs benchmarks in JVMs of their own, one after the other. */
public final class Benchmarks {
    private static final TimeValue SHORT = TimeValue.milliseconds(200);

    private Benchmarks() {}

    /** How carefully to measure. */
    public enum Care {
        /** What each benchmark asks for: several JVMs, some fifteen seconds each. */
        FULL,
        /** One JVM and a second: to see that it works, not to compare. */
        QUICK
    }

    /**
     * The results of a run.
     *
     * @param rows a row for each benchmark and choice of parameters, unmodifiable
     * @param json the results in the format of JMH's own tools
     */
    public record Results(List<BenchmarkRow> rows, String json) {
        public Results {
            rows = List.copyOf(rows);
        }
    }

    /**
     * Runs the benchmarks with names that match one of the patterns.
     *
     * @param patterns regular expressions for any part of {@code package.Class.method}
     * @param progress where JMH tells what it does
     * @throws InputException if none matches
     * @throws IllegalStateException if a benchmark fails
     */
    public static Results run(List<String> patterns, Care care, PrintStream progress) {
        ChainedOptionsBuilder options = new OptionsBuilder()
                .shouldFailOnError(true)
                .jvmArgs("-XX:+UseSerialGC", "-Xms256m", "-Xmx256m"); // not the options of this JVM, which starts fast
        patterns.forEach(options::include);
        if (care == Care.QUICK) {
            options.forks(1)
                    .warmupIterations(2)
                    .warmupTime(SHORT)
                    .measurementIterations(3)
                    .measurementTime(SHORT);
        }
        OutputFormat format = OutputFormatFactory.createFormatInstance(progress, VerboseMode.NORMAL);
        try {
            Collection<RunResult> runs = new Runner(options.build(), format).run();
            return new Results(runs.stream().map(BenchmarkRow::of).toList(), json(runs));
        } catch (NoBenchmarksException e) {
            throw new InputException("bench", "no benchmark matches %s".formatted(String.join(", ", patterns)));
        } catch (RunnerException e) {
            throw new IllegalStateException("a benchmark failed", e);
        }
    }

    private static String json(Collection<RunResult> runs) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream stream = new PrintStream(bytes, false, StandardCharsets.UTF_8);
        ResultFormatFactory.getInstance(ResultFormatType.JSON, stream).writeOut(runs);
        stream.flush();
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
