package org.sekilab.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.sekilab.model.Block;
import org.sekilab.model.Board;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.search.Goal;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.Result;
import org.sekilab.search.SearchListener;
import org.sekilab.statics.LocalEvaluator;

/**
 * One region of a real board, in which a defender follows a proof. Where the proof ends in a state that the static rules call safe, the
 * defender plays what keeps it so, and what captures the attacker's stones when the attacker passes. Mutable.
 */
final class StrategyGame {
    private static final int MAX_PLIES = 400;

    private final Position position;
    private final LocalShape shape;
    private final Random random;
    private final LocalBoard local;
    private final RegionProblem problem;
    private final LocalEvaluator rules;
    private final Result result;
    private final int[] moves;

    /** How the attacker chooses. */
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
        this.local = new LocalBoard(shape, position, shape.defender().opposite());
        this.problem = new RegionProblem(local, Engines.config(Preset.M6), Outcome.LOSS);
        this.rules = new LocalEvaluator(local, LocalEvaluator.Rules.PAIRS);
        this.result = Engines.ALPHA_BETA.prove(problem, Goal.WIN, Engines.LIMITS, SearchListener.NONE);
        this.moves = new int[problem.maxMoves()];
    }

    boolean isProved() {
        return result.outcome() == Outcome.WIN;
    }

    /** Plays a game to its end; fails if the defender loses anything. */
    void play(Attacker attacker) {
        Board board = new Board(position);
        while (!local.isOver() && local.ply() < MAX_PLIES) {
            int move = local.isDefenderToMove() ? answer() : attack(attacker, board);
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
        while (local.ply() > 0) {
            problem.undo();
        }
    }

    /** A move that is legal on the real board too, where the attacker may not retake a ko at once. */
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

    private int answer() {
        boolean isClear = (local.attacker() & shape.territory()) == 0;
        if (problem.outcome() != Outcome.WIN) {
            int answer = result.proof().moveIn(problem);
            return answer == Problem.NO_MOVE ? searched() : answer;
        }
        if (isClear && staysSafe(problem.pass())) {
            return problem.pass();
        }
        long attackers = local.attacker();
        long fills = local.around(attackers) & local.empties();
        for (long points : new long[] {fills, local.empties()}) {
            for (long rest = points; rest != 0; rest &= rest - 1) {
                int move = Long.numberOfTrailingZeros(rest);
                if (local.isLegal(move) && staysSafe(move)) {
                    return move;
                }
            }
        }
        return searched();
    }

    /** Whether the rules call the state after a move safe. */
    private boolean staysSafe(int move) {
        problem.play(move);
        boolean isSafe = local.isOver() ? problem.outcome() == Outcome.WIN : rules.isSafe();
        problem.undo();
        return isSafe;
    }

    /** The move of a new search; the static rules do not answer for the state itself, only for those after a move. */
    private int searched() {
        int count = problem.movesInto(moves);
        int[] candidates = Arrays.copyOf(moves, count);
        for (int move : candidates) {
            problem.play(move);
            Outcome outcome = Engines.ALPHA_BETA
                    .prove(problem, Goal.WIN, Engines.LIMITS, SearchListener.NONE)
                    .outcome();
            problem.undo();
            if (outcome == Outcome.WIN) {
                return move;
            }
        }
        throw new AssertionError("no move keeps the proof: %s".formatted(local));
    }
}
