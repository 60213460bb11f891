package org.sekilab.model.local;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.sekilab.model.Block;
import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;

/** Random areas of small boards. */
final class RandomAreas {
    private RandomAreas() {}

    static int randomMove(Board board, Random random) {
        int area = board.toPosition().geometry().area();
        for (int i = 0; i < area; i++) {
            int point = random.nextInt(area);
            if (board.isLegal(point)) {
                return point;
            }
        }
        return Points.PASS;
    }

    /** The stones after random play, with the attacker to move. */
    static Position position(Geometry geometry, Color defender, Random random) {
        Board board = new Board(Position.empty(geometry));
        for (int ply = random.nextInt(2 * geometry.area()); ply > 0; ply--) {
            board.play(randomMove(board, random));
        }
        Position position = board.toPosition();
        return Position.of(position.black(), position.white(), defender.opposite());
    }

    /**
     * A random area with random kinds of blocks around it. An adjacent block that shares stones with the area is always
     * part of the wall.
     */
    static LocalShape shape(Position position, Color defender, Random random) {
        PointSet points = new PointSet(position.geometry());
        PointSet own = position.stones(defender).copy();
        for (int point = 0; point < position.geometry().area(); point++) {
            if (random.nextInt(own.contains(point) ? 8 : 2) == 0) {
                points.add(point);
            }
        }
        List<Block> essential = new ArrayList<>();
        List<Block> sacrifices = new ArrayList<>();
        PointSet wall = points.exterior();
        for (Block block : new FloodRegionFinder().find(position, defender).blocks()) {
            boolean isBeside = block.stones().intersects(points.exterior())
                    && !block.stones().intersects(points);
            boolean hasLiberty = block.liberties().intersects(points);
            int kind = random.nextInt(4);
            if (isBeside && hasLiberty && kind > 0) {
                (kind == 1 ? essential : sacrifices).add(block);
                wall.subtract(block.stones());
            }
        }
        return LocalShape.ofArea(
                        defender, points, new PointSet(points.geometry()), wall, essential, new long[essential.size()])
                .sacrificing(sacrifices);
    }
}
