package org.sekilab.safety;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.proof.UnplayableException;
import org.sekilab.safety.region.RegionProblem;
import org.sekilab.search.Engine;
import org.sekilab.search.Goal;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.ProofTree;
import org.sekilab.search.Result;
import org.sekilab.search.SearchListener;
import org.sekilab.search.Statistics;
import org.sekilab.search.Strategy;

/**
 * The side of a solved region that has a proof; it answers all tries of the other side. Mutable; threads may share it.
 *
 * <p>Source: own.
 * <p>Proves: as long as an answer is found, the goal of the proof is still reached after it. An answer comes from the
 * stored proof. The proof ends where the result is known without search. There the answer is a move after which a
 * search finds the goal reached again.
 * <p>Differs: nothing.
 * <p>Cost: a look into the tables of the searches, which are kept; short searches where the proof has ended.
 */
public final class RegionStrategy {
    // After the end of a proof a few nodes are enough. The limits are for all moves that may be an answer together.
    private static final Limits ANSWER_LIMITS = Limits.DEFAULT
            .withTime(Duration.ofSeconds(5))
            .withMaxNodes(1_000_000)
            .withTableBytes(4L << 20);

    private final Position start;
    private final RegionProblem problem;
    private final LocalBoard board;
    private final LocalShape shape;
    private final Goal goal;
    private final Result result;
    private final Engine engine;

    /** The stage of a game. */
    public enum Stage {
        /** The game is open, and the proof goes on. */
        GOES_ON,
        /** The value is known without search, but play may go on. */
        DECIDED,
        /** The attacker has captured a boundary block. */
        BLOCK_CAPTURED,
        /** Two passes have ended the game. */
        BOTH_PASSED,
        /** No answer was found within the limits. */
        UNANSWERED
    }

    /**
     * A line of play.
     *
     * @param moves of both sides, points of the board and {@link Points#PASS}; unmodifiable
     * @param black the stones after it
     * @param white the stones after it
     * @param stage the stage of the game
     * @param tries the next possible moves of the side without the proof, {@link Points#PASS} last; none if the game
     *     has ended; unmodifiable
     */
    public record Line(List<Integer> moves, PointSet black, PointSet white, Stage stage, List<Integer> tries) {
        public Line {
            moves = List.copyOf(moves);
            tries = List.copyOf(tries);
        }
    }

    RegionStrategy(Position start, RecordingEngine.Search search, Engine engine) {
        this.start = start;
        this.problem = search.problem();
        this.board = problem.board();
        this.shape = board.shape();
        this.goal = search.goal();
        this.result = search.result();
        this.engine = engine;
    }

    /** The side that has the proof. */
    public Color winner() {
        return isDefenders() ? shape.defender() : shape.defender().opposite();
    }

    /** The goal of the proof: whether the defender saves the territory, or at least its blocks. */
    public Goal goal() {
        return goal;
    }

    /**
     * Plays some tries against the strategy, from the start of the game.
     *
     * @param tries moves of the side without the proof, in turn, points of the board and {@link Points#PASS}
     * @throws UnplayableException if one of them is not legal, or comes after the end
     */
    public Line follow(List<Integer> tries) {
        synchronized (board) { // the other strategy of the region shares it
            return play(tries);
        }
    }

    private Line play(List<Integer> tries) {
        try {
            List<Integer> moves = new ArrayList<>();
            boolean isAnswered = answer(moves);
            for (int attempt : tries) {
                int move = localOf(attempt);
                if (!isAnswered || !isLegal(move)) {
                    throw UnplayableException.at(start.geometry(), attempt);
                }
                play(move, moves);
                isAnswered = answer(moves);
            }
            return line(moves, isAnswered ? stage() : Stage.UNANSWERED);
        } finally {
            while (board.ply() > 0) {
                problem.undo();
            }
        }
    }

    /**
     * Walks through all tries of the other side, until the result is known without search.
     *
     * @param most the number of states at which the walk ends
     * @return the number of states; empty if there are more, or if the proof has lost one of them
     * @throws IllegalStateException if the proof does not lead to the goal
     */
    public OptionalInt countStates(int most) {
        synchronized (board) {
            return Strategy.of(problem, goal, result, most)
                    .map(strategy -> OptionalInt.of(strategy.states().size()))
                    .orElse(OptionalInt.empty());
        }
    }

    /**
     * The tree that proof-number search grows for the question of the proof. The defender is the prover.
     *
     * @param most the number of nodes at which the tree stops to grow; positive
     * @return the tree with points of the board and {@link Points#PASS} as moves
     */
    public ProofTree tree(int most) {
        synchronized (board) {
            return new ProofTree(ProofTree.grow(problem, goal, most).nodes().stream()
                    .map(node -> node.parent() < 0 ? node : node.withMove(pointOf(node.move())))
                    .toList());
        }
    }

    /** The side whose region it is. */
    public Color defender() {
        return shape.defender();
    }

    private boolean isDefenders() {
        return result.outcome() == Outcome.WIN;
    }

    private boolean isEnded() {
        return board.isOver() || board.isBlockCaptured();
    }

    /** Lets the winner answer where it is to move; false if it has no answer. */
    private boolean answer(List<Integer> moves) {
        if (isEnded() || board.isDefenderToMove() != isDefenders()) {
            return true;
        }
        int answer = problem.outcome() == Outcome.UNKNOWN ? result.proof().moveIn(problem) : Problem.NO_MOVE;
        if (answer == Problem.NO_MOVE) {
            answer = searchedAnswer();
        }
        if (answer == Problem.NO_MOVE) {
            return false;
        }
        play(answer, moves);
        return true;
    }

    /** A move after which the goal is reached. A defender that need not answer passes. */
    private int searchedAnswer() {
        int[] moves = new int[problem.maxMoves()];
        int count = isDefenders() ? problem.movesPassFirstInto(moves) : problem.movesInto(moves);
        Statistics spent = Statistics.NONE;
        for (int i = 0; i < count; i++) {
            problem.play(moves[i]);
            Result after = engine.prove(problem, goal, ANSWER_LIMITS.after(spent), SearchListener.NONE);
            problem.undo();
            spent = spent.plus(after.statistics());
            if (after.outcome() == result.outcome()) {
                return moves[i];
            }
        }
        return Problem.NO_MOVE;
    }

    private void play(int move, List<Integer> moves) {
        problem.play(move);
        moves.add(pointOf(move));
    }

    private Line line(List<Integer> moves, Stage stage) {
        List<Integer> tries = new ArrayList<>();
        if (stage == Stage.GOES_ON || stage == Stage.DECIDED) {
            for (int move = 0; move <= problem.pass(); move++) {
                if (isLegal(move)) {
                    tries.add(pointOf(move));
                }
            }
        }
        return new Line(moves, stones(Color.BLACK), stones(Color.WHITE), stage, tries);
    }

    private Stage stage() {
        if (board.isBlockCaptured()) {
            return Stage.BLOCK_CAPTURED;
        }
        if (board.isOver()) {
            return Stage.BOTH_PASSED;
        }
        return problem.outcome() == Outcome.UNKNOWN ? Stage.GOES_ON : Stage.DECIDED;
    }

    private PointSet stones(Color color) {
        long inside = color == shape.defender() ? board.defender() : board.attacker();
        return start.stones(color)
                .copy()
                .subtract(shape.pointsOf(shape.all()))
                .unite(shape.pointsOf(inside))
                .freeze();
    }

    private boolean isLegal(int move) {
        return !isEnded() && (move == problem.pass() || move >= 0 && board.isLegal(move));
    }

    private int pointOf(int move) {
        return move == problem.pass() ? Points.PASS : shape.point(move);
    }

    private int localOf(int point) {
        return point == Points.PASS ? problem.pass() : shape.localOf(point);
    }
}
