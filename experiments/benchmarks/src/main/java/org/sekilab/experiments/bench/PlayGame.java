package org.sekilab.experiments.bench;

import java.util.Random;
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
import org.sekilab.model.Board;
import org.sekilab.model.Geometry;
import org.sekilab.model.Points;

/**
 * How many moves a second can be played and undone in a random game with simple ko? One operation is a move and its
 * undo.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(3)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@SuppressWarnings("NullAway.Init") // JMH calls the method that sets up
public class PlayGame {
    private static final int MOVES = 300;
    private static final long SEED = 20_260_101;

    /** The side of the board. */
    @Param({"9", "19"})
    public int size;

    private Board board;
    private Random random;
    private int[] game;

    @Setup
    public void setUp() {
        board = new Board(Geometry.of(size, size));
        random = new Random(SEED);
        game = new int[MOVES];
        for (int ply = 0; ply < MOVES; ply++) {
            game[ply] = nextMove();
            board.play(game[ply]);
        }
        undoAll();
    }

    /** Play and undo alone: the moves are known. */
    @Benchmark
    @OperationsPerInvocation(MOVES)
    public long recorded() {
        for (int move : game) {
            board.play(move);
        }
        long hash = board.positionHash();
        undoAll();
        return hash;
    }

    /** Play and undo of a new game each time. Random points are tried until one is legal. */
    @Benchmark
    @OperationsPerInvocation(MOVES)
    public long random() {
        for (int ply = 0; ply < MOVES; ply++) {
            board.play(nextMove());
        }
        long hash = board.positionHash();
        undoAll();
        return hash;
    }

    private int nextMove() {
        int area = board.geometry().area();
        int point = random.nextInt(area);
        for (int tries = 0; tries < area; tries++) {
            if (board.isLegal(point)) {
                return point;
            }
            point = random.nextInt(area);
        }
        return Points.PASS;
    }

    private void undoAll() {
        while (board.ply() > 0) {
            board.undo();
        }
    }
}
