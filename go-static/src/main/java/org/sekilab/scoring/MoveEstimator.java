package org.sekilab.scoring;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.proof.SafetyMap;

/**
 * Guesses what moves are worth, by random games that start from what is proved. Immutable; threads may share it.
 *
 * <p>The worth of a move is the difference in area points between two means: after the move, and after a pass. Equal
 * boards get equal answers, as the games are always the same.
 *
 * <p>Source: own. The moves to compare are chosen by all moves of common games as if each was the first.
 * <p>Proves: nothing.
 * <p>Differs: not applicable.
 * <p>Cost: some thousand random games, a second or less on 19x19.
 */
public final class MoveEstimator {
    private static final int COMMON_GAMES = 1_000;
    private static final int GAMES = 500; // after each move that is compared
    private static final int MOST_MOVES = 8; // that common games add to those of the caller
    private static final long SEED = 1;

    /**
     * What moves are worth to a side, in points: some moves of the caller, and those that look best among others.
     *
     * @param safety what is proved before the move
     * @param moves legal moves that the caller wants to know about
     * @param others legal moves of which some are added
     */
    public Map<Integer, Double> estimate(SafetyMap safety, Color color, PointSet moves, PointSet others) {
        Position now = safety.position();
        RandomGame game = new RandomGame(RandomGame.settled(safety), new SplittableRandom(SEED));
        PointSet compared = moves.copy();
        best(now, color, game, others).forEach(compared::add);
        Position passed = Position.of(now.black(), now.white(), color.opposite());
        double afterPass = mean(passed, color, game);
        Map<Integer, Double> worth = new HashMap<>();
        for (int move = compared.first(); move != Points.NONE; move = compared.next(move)) {
            Board board = new Board(new Position(now.geometry(), now.black(), now.white(), color, now.koPoint()));
            board.play(move);
            worth.put(move, mean(board.toPosition(), color, game) - afterPass);
        }
        return worth;
    }

    /** The moves of a side that common games with most points have in common. */
    private static List<Integer> best(Position now, Color color, RandomGame game, PointSet moves) {
        Geometry geometry = now.geometry();
        Position start = Position.of(now.black(), now.white(), color);
        double[] sums = new double[geometry.area()];
        int[] counts = new int[geometry.area()];
        for (int i = 0; i < COMMON_GAMES; i++) {
            int points = lead(game.play(start), color);
            for (int point = moves.first(); point != Points.NONE; point = moves.next(point)) {
                if (game.firstStone(point) == Board.stoneOf(color)) {
                    sums[point] += points;
                    counts[point]++;
                }
            }
        }
        List<Integer> sorted = new ArrayList<>();
        for (int point = moves.first(); point != Points.NONE; point = moves.next(point)) {
            if (counts[point] > 0) {
                sorted.add(point);
            }
        }
        sorted.sort(Comparator.comparingDouble(point -> -sums[point] / counts[point]));
        return sorted.subList(0, Math.min(MOST_MOVES, sorted.size()));
    }

    private static double mean(Position start, Color color, RandomGame game) {
        long sum = 0;
        for (int i = 0; i < GAMES; i++) {
            sum += lead(game.play(start), color);
        }
        return (double) sum / GAMES;
    }

    /** The points that a side has more than the other, by area. */
    private static int lead(Board end, Color color) {
        int lead = 0;
        for (int point = 0; point < end.geometry().area(); point++) {
            int owner = RandomGame.owner(end, point);
            lead += owner == Board.stoneOf(color) ? 1 : 0;
            lead -= owner == Board.stoneOf(color.opposite()) ? 1 : 0;
        }
        return lead;
    }
}
