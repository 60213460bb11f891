package org.sekilab.scoring;

import org.sekilab.model.Geometry;

/**
 * Counts the eyes of regions by their boundary lengths. Mutable because it holds marks; confined to one thread.
 *
 * <p>Source: [AP], "Eye Counting with the Boundary Length", after Chen and Chen.
 * <p>Proves: nothing. It knows only the stones next to the region, and treats all of them as connected.
 * <p>Differs: the source does not define the curved four. Here it is the zigzag one. The other one, shaped like the
 * letter L, has a boundary length of 9, and so two eyes in any case.
 * <p>Cost: O(n) for a region of n points.
 */
final class EyeTable {
    private static final int SQUARE_SIDE = 2;

    private final ScoringBoard board;
    private final Geometry geometry;
    private final EmptyRegions regions;
    private final int[] counted; // [point]: the number of the last count that included it
    private int count;

    EyeTable(ScoringBoard board, EmptyRegions regions) {
        this.board = board;
        this.geometry = board.geometry();
        this.regions = regions;
        this.counted = new int[geometry.area() + 1];
    }

    Eyes eyes(int region) {
        int length = boundaryLength(region);
        if (length <= 6) {
            return Eyes.ONE;
        }
        return switch (length) {
            case 7 -> Eyes.ONE_AND_A_HALF;
            case 8 -> {
                if (hasSquareFour(region)) {
                    yield Eyes.ONE;
                }
                yield isCurvedFour(region) ? Eyes.TWO : Eyes.ONE_AND_A_HALF;
            }
            case 9 -> hasSquareFour(region) ? Eyes.ONE_AND_A_HALF : Eyes.TWO;
            default -> Eyes.TWO;
        };
    }

    /** The number of stones next to a region, with imagined stones around the board. */
    int boundaryLength(int region) {
        int length = 0;
        count++;
        for (int place = 0; place < regions.size(region); place++) {
            int point = regions.point(region, place);
            for (int direction = 0; direction < 4; direction++) {
                int neighbor = geometry.neighbor(point, direction);
                boolean isOutside = neighbor == geometry.area(); // an imagined stone there has only this neighbor
                if (isOutside || !board.isEmpty(neighbor) && counted[neighbor] != count) {
                    counted[neighbor] = count;
                    length++;
                }
            }
        }
        return length;
    }

    private boolean hasSquareFour(int region) {
        for (int place = 0; place < regions.size(region); place++) {
            int column = geometry.column(regions.point(region, place));
            int row = geometry.row(regions.point(region, place));
            if (isSquareOfEmpties(column, row)) {
                return true;
            }
        }
        return false;
    }

    private boolean isSquareOfEmpties(int column, int row) {
        for (int i = 0; i < SQUARE_SIDE * SQUARE_SIDE; i++) {
            int x = column + i % SQUARE_SIDE;
            int y = row + i / SQUARE_SIDE;
            if (!geometry.isOnBoard(x, y) || !board.isEmpty(geometry.point(x, y))) {
                return false;
            }
        }
        return true;
    }

    /**
     * True for four points of which none has three neighbors (the letter T). The caller has tested for a boundary
     * length of 8 and for squares.
     */
    private boolean isCurvedFour(int region) {
        for (int place = 0; place < regions.size(region); place++) {
            int neighbors = 0;
            for (int direction = 0; direction < 4; direction++) {
                neighbors += board.isEmpty(geometry.neighbor(regions.point(region, place), direction)) ? 1 : 0;
            }
            if (neighbors > 2) {
                return false;
            }
        }
        return regions.size(region) == SQUARE_SIDE * SQUARE_SIDE;
    }
}
