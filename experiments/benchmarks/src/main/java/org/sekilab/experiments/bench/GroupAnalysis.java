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
import org.sekilab.model.Board;
import org.sekilab.model.Position;
import org.sekilab.statics.groups.EyeEstimator;
import org.sekilab.statics.groups.GroupFinder;
import org.sekilab.statics.groups.StaticAnalysis;
import org.sekilab.statics.groups.StaticAnalyzer;

/**
 * How long do groups, liberties, Euler numbers and eyes of a 19x19 board take, and how much less when a move changes
 * them? Both colors are analyzed. Compare {@link #moveAndUndo} with {@link #moveAnew}.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(3)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class GroupAnalysis {
    private final Position[] positions = FinishedGames.read();
    private final StaticAnalyzer analyzer = new StaticAnalyzer(GroupFinder.STATIC, EyeEstimator.SEMI_JOINTS);

    /** The midgame position, with a board and an analysis that are returned as they were. */
    @State(Scope.Thread)
    public static class Midgame {
        private final MidgameBoard midgame = new MidgameBoard();
        private final StaticAnalysis analysis =
                new StaticAnalyzer(GroupFinder.STATIC, EyeEstimator.SEMI_JOINTS).analyze(midgame.board.toPosition());
    }

    /** A finished game, from its stones: one operation is a board. */
    @Benchmark
    @OperationsPerInvocation(FinishedGames.COUNT)
    public void wholeBoard(Blackhole blackhole) {
        for (Position position : positions) {
            blackhole.consume(analyzer.analyze(position));
        }
    }

    /** Each legal move of a midgame position: the analysis follows the move, and goes back. */
    @Benchmark
    @OperationsPerInvocation(MidgameBoard.LEGAL_POINTS)
    public void moveAndUndo(Midgame state) {
        for (int point : state.midgame.legalPoints) {
            state.analysis.play(point);
            state.analysis.undo();
        }
    }

    /** Each legal move of a midgame position, with a new analysis of the position after it. */
    @Benchmark
    @OperationsPerInvocation(MidgameBoard.LEGAL_POINTS)
    public void moveAnew(Midgame state, Blackhole blackhole) {
        Board board = state.midgame.board;
        for (int point : state.midgame.legalPoints) {
            board.play(point);
            blackhole.consume(analyzer.analyze(board.toPosition()));
            board.undo();
        }
    }
}
