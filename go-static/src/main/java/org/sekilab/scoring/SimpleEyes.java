package org.sekilab.scoring;

import org.sekilab.model.Board;
import org.sekilab.model.Geometry;

/**
 * Eyes of one point, by the points around them.
 *
 * <p>Source: the rule of random games, known from many programs.
 * <p>Proves: nothing.
 * <p>Cost: eight points.
 */
public final class SimpleEyes {
    private SimpleEyes() {}

    /**
     * True if stones of the side to move surround a point, and the opponent cannot make the eye false. For this the
     * opponent may have at most one of its diagonal neighbors, and none on the edge.
     */
    public static boolean isEye(Board board, int point) {
        Geometry geometry = board.geometry();
        int own = Board.stoneOf(board.toMove());
        int opponent = Board.stoneOf(board.toMove().opposite());
        int against = geometry.isEdge(point) ? 1 : 0;
        for (int direction = 0; direction < 4; direction++) {
            int stone = board.stone(geometry.neighbor(point, direction));
            if (stone != own && stone != Board.OFF) {
                return false;
            }
            against += board.stone(geometry.diagonal(point, direction)) == opponent ? 1 : 0;
        }
        return against < 2;
    }
}
