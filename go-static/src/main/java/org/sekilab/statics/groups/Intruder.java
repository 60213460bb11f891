package org.sekilab.statics.groups;

import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.Points;

/**
 * Decides whether an opponent stone at a point achieves nothing: the move is illegal, or the next move captures the
 * stone.
 *
 * <p>Source: [N05] 3.2, safe connecting points.
 * <p>Proves: by playing it out, that the stone can be captured at once and not be retaken at once. Other threats of the
 * stone are not examined.
 * <p>Differs: the side to move and a ko that is open now make no difference. As in the paper, a point that depends on a
 * ko or a snapback is not safe.
 * <p>Cost: O(1) for most points, else at most two moves on the board, which are undone. Allocates nothing.
 */
final class Intruder {
    private final Board board;
    private final int[] buffer;

    Intruder(Board board) {
        this.board = board;
        this.buffer = new int[board.geometry().area()];
    }

    /**
     * True when an opponent stone at an empty point achieves nothing.
     *
     * @param owner the color that the point may belong to
     */
    boolean triesInVain(int point, Color owner) {
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
                    return false; // it captures, or joins a block with more liberties
                }
                joinsOpponent |= stone != own;
            }
        }
        // Most points have a known answer without playing it out.
        return !joinsOpponent && (empty == Points.NONE || hasOtherEmptyNeighbor(empty, point))
                || playsInVain(point, owner);
    }

    /** True when a capturing stone at the point has a liberty there besides the captured point. */
    private boolean hasOtherEmptyNeighbor(int point, int captured) {
        for (int direction = 0; direction < 4; direction++) {
            int neighbor = board.geometry().neighbor(point, direction);
            if (neighbor != captured && board.isEmpty(neighbor)) {
                return true;
            }
        }
        return false;
    }

    private boolean playsInVain(int point, Color owner) {
        int passes = board.toMove() == owner ? 1 : 2; // at least one pass, which ends a ko
        for (int i = 0; i < passes; i++) {
            board.play(Points.PASS);
        }
        boolean isFutile = !board.isLegal(point) || losesStoneAt(point);
        for (int i = 0; i < passes; i++) {
            board.undo();
        }
        return isFutile;
    }

    private boolean losesStoneAt(int point) {
        board.play(point);
        boolean isCaptured = board.libertiesInto(board.blockAt(point), buffer) == 1 && capturesWellAt(buffer[0]);
        board.undo();
        return isCaptured;
    }

    private boolean capturesWellAt(int liberty) {
        board.play(liberty);
        boolean isGood = board.libertyCount(board.blockAt(liberty)) > 1;
        board.undo();
        return isGood;
    }
}
