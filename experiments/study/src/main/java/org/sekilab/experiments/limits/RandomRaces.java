package org.sekilab.experiments.limits;

import java.util.SplittableRandom;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.semeai.KoWinner;
import org.sekilab.semeai.SemeaiProblem;

/**
 * Draws races on tiny boards: any stones that the rules allow, with two essential blocks that touch or share a liberty.
 */
final class RandomRaces {
    private static final int LONGEST_SIDE = 8;
    private static final int MOST_POINTS = 24;
    private static final int LEAST_POINTS = 8;

    private final SplittableRandom random;

    RandomRaces(SplittableRandom random) {
        this.random = random;
    }

    /** The next race. */
    SemeaiProblem next() {
        while (true) {
            Position position = position();
            int black = stone(position.black());
            int white = stone(position.white());
            if (black != Points.NONE && white != Points.NONE && isRace(position, black, white)) {
                KoWinner koWinner = KoWinner.values()[random.nextInt(KoWinner.values().length)];
                return new SemeaiProblem(position, black, white, koWinner);
            }
        }
    }

    private Position position() {
        int width = side(LONGEST_SIDE);
        int height = side(Math.min(LONGEST_SIDE, MOST_POINTS / width));
        Geometry geometry = Geometry.of(width, height);
        PointSet black = new PointSet(geometry);
        PointSet white = new PointSet(geometry);
        double stones = random.nextDouble();
        for (int point = 0; point < geometry.area() && geometry.area() >= LEAST_POINTS; point++) {
            if (random.nextDouble() < stones) {
                (random.nextBoolean() ? black : white).add(point);
            }
        }
        return Position.of(black, white, Color.BLACK);
    }

    private int side(int longest) {
        return Geometry.MIN_SIZE + random.nextInt(longest - Geometry.MIN_SIZE + 1);
    }

    private int stone(PointSet stones) {
        int[] points = stones.toArray();
        return points.length == 0 ? Points.NONE : points[random.nextInt(points.length)];
    }

    private static boolean isRace(Position position, int black, int white) {
        PointSet own = PointSet.of(position.geometry(), black).flood(position.black());
        PointSet others = PointSet.of(position.geometry(), white).flood(position.white());
        PointSet around = own.exterior();
        return position.findBlockWithoutLiberty().isEmpty()
                && (around.intersects(others) || around.intersects(others.exterior()));
    }
}
