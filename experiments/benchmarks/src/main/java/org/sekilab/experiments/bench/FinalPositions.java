package org.sekilab.experiments.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Position;
import org.sekilab.model.RegionFinder;
import org.sekilab.proof.SafetySolver;
import org.sekilab.statics.AlternatingPlaySolver;
import org.sekilab.statics.BensonSolver;

/** How long does the static analysis of a finished 19x19 game take? One operation is one board, both colors. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(3)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class FinalPositions {
    private final Position[] positions = FinishedGames.read();
    private final RegionFinder regionFinder = new FloodRegionFinder();
    private final SafetySolver benson = new BensonSolver(regionFinder);
    private final SafetySolver alternatingPlay = new AlternatingPlaySolver(regionFinder);

    /** Blocks and regions alone. */
    @Benchmark
    @OperationsPerInvocation(FinishedGames.COUNT)
    public void regions(Blackhole blackhole) {
        for (Position position : positions) {
            for (Color color : Color.values()) {
                blackhole.consume(regionFinder.find(position, color));
            }
        }
    }

    /** The solver {@code benson}, region finding included. */
    @Benchmark
    @OperationsPerInvocation(FinishedGames.COUNT)
    public void benson(Blackhole blackhole) {
        for (Position position : positions) {
            blackhole.consume(benson.solve(position));
        }
    }

    /** The solver {@code static}, region finding and Benson included. */
    @Benchmark
    @OperationsPerInvocation(FinishedGames.COUNT)
    public void alternatingPlay(Blackhole blackhole) {
        for (Position position : positions) {
            blackhole.consume(alternatingPlay.solve(position));
        }
    }
}
