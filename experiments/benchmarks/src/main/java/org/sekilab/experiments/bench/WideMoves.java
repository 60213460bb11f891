package org.sekilab.experiments.bench;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.local.KoThreats;
import org.sekilab.model.local.LocalForm;

/**
 * How fast are moves in a local game of a whole board? One operation is a move and its undo. Each game begins with
 * stones on a third of the points, in a pattern, and goes on with every line of two moves.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@SuppressWarnings("NullAway.Init") // JMH calls the method that sets up
public class WideMoves {
    private static final int PAIRS = 1_000;
    private static final int KINDS = 6;

    /** Lines of the board: one long, three longs, ten longs. */
    @Param({"7", "13", "25"})
    private int lines;

    private LocalForm board;

    /** Called by JMH. */
    @Setup
    public void prepare() {
        Geometry geometry = Geometry.of(lines, lines);
        PointSet black = new PointSet(geometry);
        PointSet white = new PointSet(geometry);
        for (int row = 0; row < lines; row++) {
            for (int column = 0; column < lines; column++) {
                int kind = (2 * row + 5 * column + row * column) % KINDS;
                if (kind < 2) {
                    (kind == 0 ? black : white).add(geometry.point(column, row));
                }
            }
        }
        Position position = Position.of(black, white, Color.WHITE);
        PointSet none = new PointSet(geometry);
        board = LocalForm.of(
                position,
                Color.BLACK,
                PointSet.board(geometry),
                none,
                List.of(),
                new long[0],
                Color.WHITE,
                KoThreats.UNLIMITED);
    }

    /** Lines of two moves, again and again. */
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
                        sum += board.keyLow();
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
