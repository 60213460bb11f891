package org.sekilab.statics.groups;

import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.Points;

/**
 * Whether a stone of the opponent at a point comes to nothing: it may not be played, or is captured by the next move.
 *
 * <p>Source: [N05] 3.2, safe connecting points.
 * <p>Proves: that the stone can be captured at once and not be retaken at once, by playing it out. What else the stone threatens is not
 * looked at.
 * <p>Differs: whose turn it is, and a ko that is open now, make no difference; nothing is safe that kos and snapbacks decide, as in
 * the paper.
 * <p>Cost: O(1) for most points; at most two moves on the board, which is returned as it was. Allocates nothing.
 */
final class Intruder {
    private final Board board;
    private final int[] buffer;

    Intruder(Board board) {
        this.board = board;
        this.buffer = new int[board.geometry().area()];
    }

    /** The same for an empty point and the color whose point it may be. */
    boolean isFutile(int point, Color owner) {
        int own = Board.stoneOf(owner);
        int empty = Points.NONE;
        boolean joinsOpponent = false;
        for (int direction = 0; direction < 4; direction++) {
            int neighbor = board.geometry().neighbor(point, direction);
            int stone = board.stone(neighbor);
            if (stone == Board.EMPTY) {
                if (empty != Points.NONE) {
                    return false; // two liberties
                }
                empty = neighbor;
            } else if (stone != Board.OFF) {
                int liberties = board.libertyCount(board.blockAt(neighbor));
                if (stone == own ? liberties == 1 : liberties > 2) {
                    return false; // captures, or joins a block that has two liberties more
                }
                joinsOpponent |= stone != own;
            }
        }
        // The answer that most points have is known without playing it out.
        return !joinsOpponent && (empty == Points.NONE || hasOtherEmptyNeighbor(empty, point))
                || isFutileWhenPlayed(point, owner);
    }

    /** True if who captures at the point has a liberty there besides the one that the capture gives. */
    private boolean hasOtherEmptyNeighbor(int point, int captured) {
        for (int direction = 0; direction < 4; direction++) {
            int neighbor = board.geometry().neighbor(point, direction);
            if (neighbor != captured && board.isEmpty(neighbor)) {
                return true;
            }
        }
        return false;
    }

    private boolean isFutileWhenPlayed(int point, Color owner) {
        int passes = board.toMove() == owner ? 1 : 2; // at least one, which ends a ko
        for (int i = 0; i < passes; i++) {
            board.play(Points.PASS);
        }
        boolean isFutile = !board.isLegal(point) || isCapturedAfter(point);
        for (int i = 0; i < passes; i++) {
            board.undo();
        }
        return isFutile;
    }

    private boolean isCapturedAfter(int point) {
        board.play(point);
        boolean isCaptured = board.libertiesInto(board.blockAt(point), buffer) == 1 && isGoodCapture(buffer[0]);
        board.undo();
        return isCaptured;
    }

    private boolean isGoodCapture(int liberty) {
        board.play(liberty);
        boolean isGood = board.libertyCount(board.blockAt(liberty)) > 1;
        board.undo();
        return isGood;
    }
}
