package org.sekilab.statics.groups;

import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;

/**
 * How many liberties a block would have that a stone joins, from those that its blocks have now, without playing the stone; mutable scratch
 * memory, confined to one thread. The stone must capture nothing.
 *
 * <p>Source: [N05] 3.3.
 * <p>Proves: the count is exact, and the range holds it.
 * <p>Differs: the paper's lower bound adds all empty neighbors of the stone to the largest block's liberties; it is too high where
 * one of them is a liberty of that block already, which is looked up here.
 * <p>Cost: the range O(1), the count O(liberties of the blocks). Allocates nothing.
 */
public final class JoinedLiberties {
    private final Board board;
    private final Geometry geometry;
    private final PointSet union;
    private final int[] buffer;
    private final int[] blocks = new int[AdjacentBlocks.MOST];
    private int blockCount;

    /** For a board as it is whenever it is asked about. */
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

    /** At least so many: those of one block, and what the stone adds to them. */
    public int lowerBound(int point, Color color) {
        findBlocks(point, color);
        int most = addedTo(Points.NONE, point);
        for (int i = 0; i < blockCount; i++) {
            most = Math.max(most, board.libertyCount(blocks[i]) - 1 + addedTo(blocks[i], point));
        }
        return most;
    }

    /** At most so many: as if no two blocks had a liberty in common. */
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

    /** The empty neighbors of a point that are no liberties of a block. */
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
