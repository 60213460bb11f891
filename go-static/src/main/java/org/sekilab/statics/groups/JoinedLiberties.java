package org.sekilab.statics.groups;

import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;

/**
 * Computes the liberties of the block that a stone would make by joining blocks, without playing the stone. The stone
 * must capture nothing. This is library API: no command needs it. Mutable scratch memory, confined to one thread.
 *
 * <p>Source: [N05] 3.3.
 * <p>Proves: the count is exact, and it lies between the bounds.
 * <p>Differs: the paper's lower bound adds all empty neighbors of the stone to the largest block's liberties. It is too
 * high if one of them is already a liberty of that block. This class checks that.
 * <p>Cost: the bounds O(1), the count O(liberties of the blocks). Allocates nothing.
 */
public final class JoinedLiberties {
    private final Board board;
    private final Geometry geometry;
    private final PointSet union;
    private final int[] buffer;
    private final int[] blocks = new int[AdjacentBlocks.MOST];
    private int blockCount;

    /** Answers for the state that the board has at each call. */
    public JoinedLiberties(Board board) {
        this.board = board;
        this.geometry = board.geometry();
        this.union = new PointSet(geometry);
        this.buffer = new int[geometry.area()];
    }

    /** The exact number for a stone at an empty point. */
    public int count(int point, Color color) {
        findBlocks(point, color);
        union.clear();
        for (int direction = 0; direction < 4; direction++) {
            int neighbor = geometry.neighbor(point, direction);
            if (board.isEmpty(neighbor)) {
                union.add(neighbor);
            }
        }
        for (int i = 0; i < blockCount; i++) {
            int count = board.libertiesInto(blocks[i], buffer);
            for (int k = 0; k < count; k++) {
                union.add(buffer[k]);
            }
        }
        return union.remove(point).size();
    }

    /** A lower bound: the liberties of one block, and those that the stone adds to them. */
    public int lowerBound(int point, Color color) {
        findBlocks(point, color);
        int most = addedTo(Points.NONE, point);
        for (int i = 0; i < blockCount; i++) {
            most = Math.max(most, board.libertyCount(blocks[i]) - 1 + addedTo(blocks[i], point));
        }
        return most;
    }

    /** An upper bound: the number if no two blocks had a common liberty. */
    public int upperBound(int point, Color color) {
        findBlocks(point, color);
        int sum = addedTo(Points.NONE, point);
        for (int i = 0; i < blockCount; i++) {
            sum += board.libertyCount(blocks[i]) - 1;
        }
        return sum;
    }

    private void findBlocks(int point, Color color) {
        blockCount = AdjacentBlocks.into(blocks, board, point, Board.stoneOf(color));
    }

    /** The number of empty neighbors of a point that are not liberties of a block. */
    private int addedTo(int anchor, int point) {
        int added = 0;
        for (int direction = 0; direction < 4; direction++) {
            int neighbor = geometry.neighbor(point, direction);
            added += board.isEmpty(neighbor) && !touches(neighbor, anchor) ? 1 : 0;
        }
        return added;
    }

    private boolean touches(int point, int anchor) {
        for (int direction = 0; direction < 4; direction++) {
            if (anchor != Points.NONE && board.blockAt(geometry.neighbor(point, direction)) == anchor) {
                return true;
            }
        }
        return false;
    }
}
