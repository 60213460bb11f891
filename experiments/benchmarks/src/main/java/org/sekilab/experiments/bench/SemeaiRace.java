package org.sekilab.experiments.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.sekilab.model.Color;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.search.Limits;
import org.sekilab.search.alphabeta.AlphaBetaConfig;
import org.sekilab.search.alphabeta.AlphaBetaEngine;
import org.sekilab.semeai.BoundsAnalyzer;
import org.sekilab.semeai.GraphAnalyzer;
import org.sekilab.semeai.KoWinner;
import org.sekilab.semeai.LibertyCountAnalyzer;
import org.sekilab.semeai.SearchAnalyzer;
import org.sekilab.semeai.SemeaiAnalyzer;
import org.sekilab.semeai.SemeaiConfig;
import org.sekilab.semeai.SemeaiProblem;
import org.sekilab.semeai.SemeaiResult;
import org.sekilab.semeai.SemeaiVerdict;

/**
 * How many races a second does each analyzer decide? One operation is a race of plain liberties with one side first.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(3)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@SuppressWarnings("NullAway.Init") // JMH calls the method that sets up
public class SemeaiRace {
    /** An eye each, three outside liberties each, and a shared one. */
    private final Position position = Diagram.parse("""
            . O . O O O O O X X X X X . X .
            O O O O O O O O X X X X X X X X
            O . . . O O O O X X X X . . . X
            X X X X X X X X O O O O O O O O
            X . X X X X X . O O O O O O . O
            """);

    private final SemeaiProblem problem = new SemeaiProblem(
            position, position.geometry().point(0, 0), position.geometry().point(15, 0), KoWinner.NONE);

    /** Which analyzer. */
    @Param({"graph", "lcg", "bounds", "search"})
    public String analyzer;

    private SemeaiAnalyzer asked;

    @Setup
    public void setUp() {
        SemeaiConfig config = SemeaiConfig.of(Limits.DEFAULT.withTableBytes(1 << 20));
        asked = switch (analyzer) {
            case "graph" -> new GraphAnalyzer();
            case "lcg" -> new LibertyCountAnalyzer(config);
            case "bounds" -> new BoundsAnalyzer(new AlphaBetaEngine(AlphaBetaConfig.DEFAULT), config);
            case "search" -> new SearchAnalyzer(new AlphaBetaEngine(AlphaBetaConfig.DEFAULT), config);
            default -> throw new IllegalArgumentException("unknown analyzer " + analyzer);
        };
    }

    @Benchmark
    public SemeaiResult decide() {
        SemeaiResult result = asked.analyze(problem, Color.BLACK);
        if (result.verdict() != SemeaiVerdict.SEKI) {
            throw new IllegalStateException("found " + result);
        }
        return result;
    }
}
