package org.sekilab.experiments.bench;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.sekilab.experiments.analyze.AnalyzeSession;
import org.sekilab.experiments.demo.DemoData;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;

/**
 * How long does {@code analyze} with two threads take for questions about groups on 19x19? One operation is a session
 * with 1,000 questions, from the text of the first to the text of the last answer. The positions are those of 40 games
 * after 5, 10 and up to 125 moves.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
public class AnalyzeQuestions {
    private static final int COUNT = 1_000;
    private static final int STEP = 5; // moves between two positions of a game
    private static final int THREADS = 2;

    private final byte[] questions = questions();

    private static byte[] questions() {
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < COUNT; i++) {
            int moves = (i / FinishedGames.COUNT + 1) * STEP;
            Position position = DemoData.positionAfter(DemoData.FIRST_GAME + i % FinishedGames.COUNT, moves);
            lines.append("{\"id\": \"%d\", \"ask\": [\"static\"], \"black\": [%s], \"white\": [%s]}\n"
                    .formatted(i, stones(position.black()), stones(position.white())));
        }
        return lines.toString().getBytes(StandardCharsets.UTF_8);
    }

    private static String stones(PointSet points) {
        return Arrays.stream(points.toArray())
                .mapToObj(point -> "\"" + points.geometry().name(point) + "\"")
                .collect(Collectors.joining(", "));
    }

    /** A thousand questions and their answers. */
    @Benchmark
    public long answerThousand() throws InterruptedException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new AnalyzeSession(
                        layers -> {},
                        new ByteArrayInputStream(questions),
                        new PrintStream(out, false, StandardCharsets.UTF_8),
                        THREADS)
                .run();
        long answers = out.toString(StandardCharsets.UTF_8)
                .lines()
                .filter(line -> line.contains("\"static\":{"))
                .count();
        if (answers != COUNT) {
            throw new IllegalStateException("%d answers instead of %d".formatted(answers, COUNT));
        }
        return answers;
    }
}
