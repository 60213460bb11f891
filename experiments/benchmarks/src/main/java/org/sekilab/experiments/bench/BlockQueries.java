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
import org.sekilab.model.Board;
import org.sekilab.model.Points;

/** How fast are questions about blocks on a 19x19 midgame board? One operation is the question for one point. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(3)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class BlockQueries {
    private static final int POINTS = 19 * 19;

    private final int[] buffer = new int[POINTS];

    /** The number of liberties of the block on each point. */
    @Benchmark
    @OperationsPerInvocation(POINTS)
    public int libertyCounts(MidgameBoard midgame) {
        Board board = midgame.board;
        int sum = 0;
        for (int point = 0; point < POINTS; point++) {
            int block = board.blockAt(point);
            sum += block == Points.NONE ? 0 : board.libertyCount(block);
        }
        return sum;
    }

    /** The liberties themselves. */
    @Benchmark
    @OperationsPerInvocation(POINTS)
    public int liberties(MidgameBoard midgame) {
        Board board = midgame.board;
        int sum = 0;
        for (int point = 0; point < POINTS; point++) {
            int block = board.blockAt(point);
            sum += block == Points.NONE ? 0 : board.libertiesInto(block, buffer);
        }
        return sum;
    }
}
