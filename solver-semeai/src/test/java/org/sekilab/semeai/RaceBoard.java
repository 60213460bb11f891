package org.sekilab.semeai;

import java.util.List;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;

/**
 * A board with a race that has given parts. Black is on the left, white on the right; outside liberties are above, and
 * shared ones between.
 *
 * @param blackOutside the plain outside liberties of the black block; so {@code whiteOutside}
 * @param shared the plain shared liberties
 * @param blackEye the eye of the black block: at most three rows of at most five points, the lowest last, on the edge
 *     of the board. {@code .} is empty, {@code x} a stone of the other color, {@code #} a stone of the own color; so
 *     {@code whiteEye}
 */
record RaceBoard(int blackOutside, int whiteOutside, int shared, List<String> blackEye, List<String> whiteEye) {
    static final List<String> NO_EYE = List.of();

    private static final int SIDE = 10; // columns of each color
    private static final int POCKET = 4; // rows of the blocks
    private static final int HEIGHT = 8;

    /** An eye with a given number of points in a row. */
    static List<String> row(int points) {
        return points == 0 ? NO_EYE : List.of(".".repeat(points));
    }

    /** The race on the board. */
    SemeaiProblem problem() {
        int width = 2 * SIDE + shared;
        Geometry geometry = Geometry.of(width, HEIGHT);
        PointSet[] stones = {new PointSet(geometry), new PointSet(geometry)};
        for (int column = 0; column < width; column++) {
            int owner = column < SIDE + shared ? 0 : 1;
            for (int row = 0; row < HEIGHT; row++) {
                stones[row < POCKET ? owner : 1 - owner].add(geometry.point(column, row));
            }
            boolean isEye = column == 0 || column == 2 || column == width - 3 || column == width - 1;
            if (isEye) {
                clear(stones, geometry.point(column, HEIGHT - 1));
            }
            if (column >= SIDE && column < SIDE + shared) {
                clear(stones, geometry.point(column, 1));
                clear(stones, geometry.point(column, 0));
                stones[1].add(geometry.point(column, 0));
            }
        }
        for (int i = 0; i < blackOutside; i++) {
            clear(stones, geometry.point(i, POCKET));
        }
        for (int i = 0; i < whiteOutside; i++) {
            clear(stones, geometry.point(width - 1 - i, POCKET));
        }
        putEye(stones, geometry, blackEye, 1, 0);
        putEye(stones, geometry, whiteEye, width - 7, 1);
        return new SemeaiProblem(
                Position.of(stones[0], stones[1], Color.BLACK),
                geometry.point(0, POCKET - 1),
                geometry.point(width - 1, POCKET - 1),
                KoWinner.NONE);
    }

    private static void putEye(PointSet[] stones, Geometry geometry, List<String> eye, int left, int owner) {
        for (int i = 0; i < eye.size(); i++) {
            for (int j = 0; j < eye.get(i).length(); j++) {
                int point = geometry.point(left + j, eye.size() - 1 - i);
                char mark = eye.get(i).charAt(j);
                if (mark != '#') {
                    clear(stones, point);
                }
                if (mark == 'x') {
                    stones[1 - owner].add(point);
                }
            }
        }
    }

    private static void clear(PointSet[] stones, int point) {
        stones[0].remove(point);
        stones[1].remove(point);
    }
}
