package org.sekilab.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.sekilab.model.Block;
import org.sekilab.model.Board;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.safety.region.RegionProblem;
import org.sekilab.search.Goal;

/** One region of a real board, in which the defender follows a proof. Mutable. */
final class StrategyGame {
    private static final int MAX_PLIES = 400;

    private final Position position;
    private final LocalShape shape;
    private final Random random;
    private final LocalStrategy strategy;
    private final LocalBoard local;
    private final RegionProblem problem;
    private final int[] moves;

    /** The attacker's choice of moves. */
    enum Attacker {
        RANDOM,
        /** The move that leaves the boundary blocks the fewest liberties. */
        GREEDY
    }

    StrategyGame(Position position, LocalShape shape, Random random) {
        this.position =
                Position.of(position.black(), position.white(), shape.defender().opposite());
        this.shape = shape;
        this.random = random;
        this.strategy = new LocalStrategy(position, shape, Goal.WIN);
        this.local = strategy.local();
        this.problem = strategy.problem();
        this.moves = new int[problem.maxMoves()];
    }

    boolean isProved() {
        return strategy.isProved();
    }

    /** Plays a game to its end; fails if the defender loses a block or territory. */
    void play(Attacker attacker) {
        Board board = new Board(position);
        while (!local.isOver() && local.ply() < MAX_PLIES) {
            int move = local.isDefenderToMove() ? strategy.answer() : attack(attacker, board);
            problem.play(move);
            board.play(move == problem.pass() ? Points.PASS : shape.point(move));
            for (Block block : shape.blocks()) {
                assertThat(board.stone(block.anchor()))
                        .as("%s%n%s", local, board)
                        .isEqualTo(Board.stoneOf(shape.defender()));
            }
        }
        assertThat(local.isOver()).as("the game ends: %s", local).isTrue();
        assertThat(shape.pointsOf(local.attacker() & shape.territory()).toArray())
                .as("%s%n%s", local, board)
                .isEmpty();
        strategy.undoAll();
    }

    /** A move that is also legal on the real board, on which the attacker may not retake a ko at once. */
    private int attack(Attacker attacker, Board board) {
        int count = 0;
        for (int move = 0; move < shape.size(); move++) {
            if (local.isLegal(move) && board.isLegal(shape.point(move))) {
                moves[count++] = move;
            }
        }
        if (count == 0 || random.nextInt(10) == 0) {
            return problem.pass();
        }
        if (attacker == Attacker.RANDOM) {
            return moves[random.nextInt(count)];
        }
        int best = moves[0];
        int fewest = Integer.MAX_VALUE;
        for (int i = 0; i < count; i++) {
            int liberties = 0;
            for (long exterior : shape.blockExteriors()) {
                liberties += Long.bitCount(exterior & local.empties() & ~(1L << moves[i]));
            }
            if (liberties < fewest || liberties == fewest && random.nextBoolean()) {
                fewest = liberties;
                best = moves[i];
            }
        }
        return best;
    }
}
