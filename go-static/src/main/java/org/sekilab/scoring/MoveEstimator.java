package org.sekilab.scoring;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.proof.SafetyMap;

/**
 * Guesses what moves are worth, by a tree of moves and random games that start from what is proved. Immutable; threads
 * may share it.
 *
 * <p>The worth of a move is the difference in area points between two means: after the move, and after a pass, with the
 * best answers so far. Points that one side has at the end of most games are left out. If no other move is worth
 * anything, only points that one side has in nearly all games are left out. Equal boards get equal answers, as the
 * games are always the same, unless the caller stops them.
 *
 * <p>Source: own; the tree is {@link MoveTree}.
 * <p>Proves: nothing.
 * <p>Differs: not applicable.
 * <p>Cost: 500 random games, and 6,000 for each of one or two trees: several seconds on an open board of 19x19.
 */
public final class MoveEstimator {
    /** The least worth that tells more than the error of a guess, in points. */
    public static final double LEAST = 0.5;

    private static final int GAMES = 6_000; // on 19x19; on smaller boards as many more as games are shorter
    private static final int LARGE = 19 * 19;
    private static final int SURVEY = 500; // games that tell where something is open
    private static final double DISSENT = 1.0 / 4; // of games that end otherwise than most
    private static final double FAINT_DISSENT = 1.0 / 20; // the same where nothing else is worth anything
    private static final long SEED = 1;

    private final BooleanSupplier isStopped;

    /** An estimator that plays all its games. */
    public MoveEstimator() {
        this(() -> false);
    }

    /**
     * An estimator that ends early when the caller wants it.
     *
     * @param isStopped asked before each game; if true, the worths rest on the games so far
     */
    public MoveEstimator(BooleanSupplier isStopped) {
        this.isStopped = isStopped;
    }

    /**
     * What the most promising of some moves are worth to a side, in points. Other moves are left out.
     *
     * @param safety what is proved before the move
     * @param last the opponent's last move, or another number
     * @param moves legal moves
     */
    public Map<Integer, Double> estimate(SafetyMap safety, Color color, int last, PointSet moves) {
        return estimate(safety, color, last, moves, move -> true);
    }

    /**
     * The same for the moves that pass a test.
     *
     * @param isCompared the test: it is asked only about moves that random games leave open
     */
    public Map<Integer, Double> estimate(
            SafetyMap safety, Color color, int last, PointSet moves, IntPredicate isCompared) {
        Position now = safety.position();
        Position start = now.withToMove(color);
        PointSet settled = RandomGame.settled(safety);
        RandomGame game = new RandomGame(settled, new SplittableRandom(SEED), RandomGame.Style.LOCAL);
        int[] owned = survey(start, game);
        PointSet open = passing(open(owned, now.geometry(), DISSENT).intersect(moves), isCompared);
        Map<Integer, Double> worth = worth(new MoveTree(start, last, open, settled, game), now.geometry());
        if (worth.values().stream().anyMatch(points -> points >= LEAST)) {
            return worth;
        }
        PointSet faintlyOpen =
                passing(open(owned, now.geometry(), FAINT_DISSENT).intersect(moves), isCompared);
        return faintlyOpen.equals(open)
                ? worth
                : worth(new MoveTree(start, last, faintlyOpen, settled, game), now.geometry());
    }

    private static PointSet passing(PointSet moves, IntPredicate test) {
        PointSet passing = new PointSet(moves.geometry());
        IntStream.of(moves.toArray()).filter(test).forEach(passing::add);
        return passing;
    }

    private Map<Integer, Double> worth(MoveTree tree, Geometry geometry) {
        int games = GAMES * LARGE / geometry.area();
        for (int i = 0; i < games && !isStopped.getAsBoolean(); i++) {
            tree.grow();
        }
        Map<Integer, Double> worth = new HashMap<>();
        tree.collect(worth::put);
        return worth;
    }

    /** How many games of the survey end with each point in the hands of the side to move. */
    private int[] survey(Position start, RandomGame game) {
        int[] owned = new int[start.geometry().area()];
        for (int i = 0; i < SURVEY && !isStopped.getAsBoolean(); i++) {
            Board end = game.play(start);
            for (int point = 0; point < owned.length; point++) {
                owned[point] += RandomGame.owner(end, point) == Board.stoneOf(start.toMove()) ? 1 : 0;
            }
        }
        return owned;
    }

    /**
     * The points that neither side has at the end of most games, as a new set. Elsewhere there is nothing to win by a
     * move.
     *
     * @param dissent the least share of games that end otherwise than most
     */
    private static PointSet open(int[] owned, Geometry geometry, double dissent) {
        PointSet open = new PointSet(geometry);
        for (int point = 0; point < owned.length; point++) {
            if (owned[point] >= SURVEY * dissent && owned[point] <= SURVEY * (1 - dissent)) {
                open.add(point);
            }
        }
        return open;
    }
}
