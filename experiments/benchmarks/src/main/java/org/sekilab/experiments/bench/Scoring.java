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
import org.sekilab.model.Position;
import org.sekilab.scoring.Filling;
import org.sekilab.scoring.RelaxedSekiRule;
import org.sekilab.scoring.SekiRule;

/** How long does it take to score a finished 19x19 game, with seki told by eyes? One operation is one board. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(3)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class Scoring {
    private final Position[] positions = FinishedGames.read();
    private final SekiRule relaxed = new RelaxedSekiRule(Filling.CHECKERED);

    /** Both checkered patterns. */
    @Benchmark
    @OperationsPerInvocation(FinishedGames.COUNT)
    public void relaxed(Blackhole blackhole) {
        for (Position position : positions) {
            blackhole.consume(relaxed.territory(position));
        }
    }
}
