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
 * <p>The worth of a move is the difference in area points between two means: after the move, and after a pass. Points
 * that one side has at the end of most games are left out: there is nothing to win by a move. Equal boards get equal answers, as the games are always the same.
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
    private static final double DISSENT = 1.0 / 3;
    private static final long SEED = 1;

    /**
     * What moves are worth to a side, in points: moves of the caller, and those that look best among others. Moves on
     * points that clearly belong to a side have no worth.
     *
     * @param safety what is proved before the move
     * @param moves legal moves that the caller wants to know about
     * @param others legal moves of which some are added
     */
    public Map<Integer, Double> estimate(SafetyMap safety, Color color, PointSet moves, PointSet others) {
        Position now = safety.position();
        RandomGame game = new RandomGame(RandomGame.settled(safety), new SplittableRandom(SEED));
        Survey survey = Survey.of(now, color, game);
        PointSet compared = moves.copy().intersect(survey.open());
        survey.best(others).forEach(compared::add);
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

    /**
     * What common games tell.
     *
     * @param means by point: the mean lead of the games in which the side was the first to play there, or NaN
     * @param open the points that each side has in a third of the games or more; on the others nothing is open
     */
    private record Survey(double[] means, PointSet open) {
        static Survey of(Position now, Color color, RandomGame game) {
            Geometry geometry = now.geometry();
            Position start = Position.of(now.black(), now.white(), color);
            long[] sums = new long[geometry.area()];
            int[] counts = new int[geometry.area()];
            int[] owned = new int[geometry.area()];
            for (int i = 0; i < COMMON_GAMES; i++) {
                Board end = game.play(start);
                int lead = lead(end, color);
                for (int point = 0; point < geometry.area(); point++) {
                    owned[point] += RandomGame.owner(end, point) == Board.stoneOf(color) ? 1 : 0;
                    if (game.firstStone(point) == Board.stoneOf(color)) {
                        sums[point] += lead;
                        counts[point]++;
                    }
                }
            }
            double[] means = new double[geometry.area()];
            PointSet open = new PointSet(geometry);
            for (int point = 0; point < geometry.area(); point++) {
                means[point] = counts[point] == 0 ? Double.NaN : (double) sums[point] / counts[point];
                if (owned[point] >= COMMON_GAMES * DISSENT && owned[point] <= COMMON_GAMES * (1 - DISSENT)) {
                    open.add(point);
                }
            }
            return new Survey(means, open);
        }

        /** The open moves that look best as first moves. */
        List<Integer> best(PointSet moves) {
            List<Integer> sorted = new ArrayList<>();
            for (int point = moves.first(); point != Points.NONE; point = moves.next(point)) {
                if (open.contains(point) && !Double.isNaN(means[point])) {
                    sorted.add(point);
                }
            }
            sorted.sort(Comparator.comparingDouble(point -> -means[point]));
            return sorted.subList(0, Math.min(MOST_MOVES, sorted.size()));
        }
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
