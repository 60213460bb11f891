package org.sekilab.semeai;

import java.util.Random;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;

/**
 * A board with a race in which black has two blocks, the right one diagonally below the left one, which is essential.
 * Above them is a white wall, and below them is the white essential block. Below that is a black wall; both walls are
 * alive.
 */
final class LinkedBoard {
    private static final String[] LINKS = {"..", "..", ".O", "O.", "OO"};
    private static final int SIDE = 5; // columns of the left black block
    private static final int WIDTH = 2 * SIDE + 1;
    private static final int BLACK_WALL = 3; // rows
    private static final int BLOCK = 3; // rows of a black block
    private static final int[] BOTTOM = {8, 5}; // the lowest rows of the left and the right black block
    private static final int HEIGHT = BOTTOM[0] + BLOCK + 3;

    private final String link;
    private final int[] outside; // left, right, white
    private final int[] shared; // left, right
    private final int[] eyes; // left, right

    /**
     * A board.
     *
     * @param link the two points that touch both black blocks: {@code .} is empty, {@code O} a white stone. The first
     *     one touches the white wall, the second one the white block
     * @param outside the outside liberties of the left black block, of the right one, and of the white block; at most
     *     3, 3 and 9
     * @param shared the liberties that the left and the right black block share with the white one beside the links; at
     *     most 2 and 3
     * @param eyes 1 for an eye of one point of the left and of the right black block
     */
    LinkedBoard(String link, int[] outside, int[] shared, int[] eyes) {
        this.link = link;
        this.outside = outside;
        this.shared = shared;
        this.eyes = eyes;
    }

    static LinkedBoard random(Random random) {
        return new LinkedBoard(
                LINKS[random.nextInt(LINKS.length)],
                new int[] {random.nextInt(4), random.nextInt(4), random.nextInt(10)},
                new int[] {random.nextInt(3), random.nextInt(3)},
                new int[] {random.nextInt(2), random.nextInt(2)});
    }

    SemeaiProblem problem() {
        Geometry geometry = Geometry.of(WIDTH, HEIGHT);
        PointSet[] stones = {new PointSet(geometry), new PointSet(geometry)};
        for (int column = 0; column < WIDTH; column++) {
            int bottom = BOTTOM[column < SIDE ? 0 : 1];
            for (int row = 0; row < HEIGHT; row++) {
                boolean isBlack = row < BLACK_WALL || row >= bottom && row < bottom + BLOCK;
                stones[isBlack ? 0 : 1].add(geometry.point(column, row));
            }
        }
        int[] links = {geometry.point(SIDE, BOTTOM[0]), geometry.point(SIDE - 1, BOTTOM[0] - 1)};
        for (int i = 0; i < links.length; i++) {
            if (link.charAt(i) == '.') {
                stones[1].remove(links[i]);
            }
        }
        for (int block = 0; block < 2; block++) {
            int left = block * (SIDE + 1);
            for (int i = 1; i <= outside[block]; i++) {
                stones[1].remove(geometry.point(left + i, BOTTOM[block] + BLOCK));
            }
            for (int i = 1; i <= shared[block]; i++) {
                stones[1].remove(geometry.point(left + i, BOTTOM[block] - 1));
            }
            if (eyes[block] == 1) {
                stones[0].remove(geometry.point(left + 2, BOTTOM[block] + 1));
            }
        }
        for (int i = 1; i <= outside[2]; i++) {
            stones[0].remove(geometry.point(i, BLACK_WALL - 1));
        }
        for (int column : new int[] {0, WIDTH - 1}) {
            stones[0].remove(geometry.point(column, 0));
            stones[1].remove(geometry.point(column, HEIGHT - 1));
        }
        return new SemeaiProblem(
                Position.of(stones[0], stones[1], Color.BLACK),
                geometry.point(0, BOTTOM[0]),
                geometry.point(0, BLACK_WALL),
                KoWinner.NONE);
    }
}
