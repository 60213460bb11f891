package org.sekilab.experiments.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Warmup;
import org.sekilab.model.Board;

/** How fast can every legal move of a 19x19 midgame position be tried? One operation is a move and its undo. */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(3)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class MidgameMoves {
    @Benchmark
    @OperationsPerInvocation(MidgameBoard.LEGAL_POINTS)
    public long playAndUndo(MidgameBoard midgame) {
        Board board = midgame.board;
        long hash = 0;
        for (int point : midgame.legalPoints) {
            board.play(point);
            hash ^= board.stonesHash();
            board.undo();
        }
        return hash;
    }
}
