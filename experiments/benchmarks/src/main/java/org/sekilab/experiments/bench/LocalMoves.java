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
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Position;
import org.sekilab.model.RegionMap;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.model.text.Diagram;

/**
 * How fast are moves in a region of twelve points? One operation is a move and its undo, by the attacker first, then by
 * the defender after each of them, if legal.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(3)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class LocalMoves {
    private static final int PAIRS = 1_000;

    private final LocalBoard board;

    /** Called by JMH. */
    public LocalMoves() {
        Position position = Diagram.parse("""
                X X X X X X O
                . . O . X X O
                . . . O X X O
                . . . . X X O
                """);
        RegionMap map = new FloodRegionFinder().find(position, Color.BLACK);
        BasicRegion region = map.regions().get(0);
        board = new LocalBoard(LocalShape.of(region), position, Color.WHITE);
    }

    /** Every line of two moves, again and again. */
    @Benchmark
    @OperationsPerInvocation(PAIRS)
    public long playAndUndo() {
        long sum = 0;
        int count = 0;
        while (true) {
            for (int first = 0; first < board.shape().size(); first++) {
                if (!board.isLegal(first)) {
                    continue;
                }
                board.play(first);
                for (int second = 0; second < board.shape().size(); second++) {
                    if (board.isLegal(second)) {
                        board.play(second);
                        sum += board.attacker() ^ board.defender();
                        board.undo();
                        if (++count == PAIRS) {
                            board.undo();
                            return sum;
                        }
                    }
                }
                board.undo();
            }
        }
    }
}
