package org.sekilab.scoring;

import org.sekilab.model.Geometry;

/**
 * Finds and fills the obvious false eyes of a board whose neutral points are filled.
 *
 * <p>Source: [AP], "Filling False Eyes".
 * <p>Proves: nothing.
 * <p>Differs: the color is that of the region; the source takes a neighbor's color. One stone next to the point is
 * enough here. The text of the source asks for two at the edge and three elsewhere, and its program for one and two.
 * The condition that matters is that a block loses its last liberty at the point.
 * <p>Cost: O(n) for each point that looks false and each that is filled.
 */
final class FalseEyes {
    private final ScoringBoard board;
    private final Geometry geometry;

    FalseEyes(ScoringBoard board) {
        this.board = board;
        this.geometry = board.geometry();
    }

    /**
     * Fills a point that looks false and is the last liberty of a block of its color, and repeats this until there is
     * none. The order does not matter: filling another point changes no liberty of that block.
     */
    void fill(EmptyRegions regions) {
        boolean isChanged = true;
        while (isChanged) {
            isChanged = false;
            for (int region = 0; region < regions.count(); region++) {
                int mask = regions.mask(region);
                for (int place = 0; place < regions.size(region); place++) {
                    int point = regions.point(region, place);
                    if (board.isEmpty(point) && looksFalse(point, mask) && isLastLiberty(point, mask)) {
                        board.fill(point, mask);
                        isChanged = true;
                    }
                }
            }
        }
    }

    /**
     * The false-ish points of the source. Points without an adjacent stone are included here, but they are the last
     * liberty of no block.
     */
    private boolean looksFalse(int point, int mask) {
        int opposing = 0;
        for (int direction = 0; direction < 4; direction++) {
            opposing += board.isOpposing(mask, geometry.diagonal(point, direction)) ? 1 : 0;
        }
        return opposing >= (geometry.isEdge(point) ? 1 : 2);
    }

    private boolean isLastLiberty(int point, int mask) {
        for (int direction = 0; direction < 4; direction++) {
            int neighbor = geometry.neighbor(point, direction);
            if (board.isOf(mask, neighbor) && board.isLastLiberty(point, neighbor, mask)) {
                return true;
            }
        }
        return false;
    }
}
