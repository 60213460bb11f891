package org.sekilab.statics.groups;

import org.sekilab.model.Board;
import org.sekilab.model.DisjointSets;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;

/**
 * Computes the liberties of blocks of one color that connect themselves in answer to the opponent. Mutable scratch
 * memory, confined to one thread.
 *
 * <p>Source: [N05] 3.4. Let C be the connecting points, and C' some of them that are enough to connect all blocks. The
 * effective liberties are those of the blocks and C' together, without the rest of C.
 * <p>Proves: nothing.
 * <p>Differs: C' is chosen by the number of blocks that a point connects, so it may have a point too many. A point that
 * filling C' adds is not counted if it is already a liberty.
 * <p>Cost: O(liberties); allocates the sets of the answer.
 */
final class LibertyCounter {
    private static final int MOST_BLOCKS = AdjacentBlocks.MOST;

    private final Board board;
    private final Geometry geometry;
    private final int[] numberOf; // [anchor]: for blocks of the group; else 0
    private final DisjointSets parts = new DisjointSets(); // of numbers
    private final int[] around = new int[MOST_BLOCKS];

    /** The answer. Its sets belong to the caller. */
    record Liberties(PointSet all, PointSet connecting, PointSet effective) {}

    LibertyCounter(Board board) {
        this.board = board;
        this.geometry = board.geometry();
        this.numberOf = new int[geometry.area() + 1];
    }

    /**
     * Computes the liberties of some blocks.
     *
     * @param anchors the blocks; only the first {@code count} are read
     * @param all their liberties
     */
    Liberties count(int[] anchors, int count, PointSet all) {
        for (int i = 0; i < count; i++) {
            numberOf[anchors[i]] = i + 1;
        }
        parts.begin(count + 1);
        PointSet connecting = new PointSet(geometry);
        for (int point = all.first(); point != Points.NONE; point = all.next(point)) {
            if (count > 1 && blocksAt(point) > 1) {
                connecting.add(point);
            }
        }
        PointSet effective = all.copy().subtract(connecting);
        for (int joined = MOST_BLOCKS; joined > 1; joined--) {
            for (int point = connecting.first(); point != Points.NONE; point = connecting.next(point)) {
                if (joinedAt(point) == joined) {
                    fill(point, all, effective);
                }
            }
        }
        for (int i = 0; i < count; i++) {
            numberOf[anchors[i]] = 0;
        }
        return new Liberties(all, connecting, effective);
    }

    /** Fills {@link #around} with the blocks at a point, and returns their number. */
    private int blocksAt(int point) {
        int count = 0;
        for (int direction = 0; direction < 4; direction++) {
            int anchor = board.blockAt(geometry.neighbor(point, direction));
            if (anchor != Points.NONE && numberOf[anchor] > 0) {
                count = AdjacentBlocks.addIfNew(numberOf[anchor], around, count);
            }
        }
        return count;
    }

    /** The number of parts, not connected yet, that a stone at the point connects. */
    private int joinedAt(int point) {
        int blocks = blocksAt(point);
        int count = 0;
        for (int i = 0; i < blocks; i++) {
            count = AdjacentBlocks.addIfNew(parts.find(around[i]), around, count); // writes at most up to index i
        }
        return count;
    }

    private void fill(int point, PointSet all, PointSet effective) {
        int joined = joinedAt(point);
        for (int i = 1; i < joined; i++) {
            parts.unite(around[0], around[i]);
        }
        for (int direction = 0; direction < 4; direction++) {
            int neighbor = geometry.neighbor(point, direction);
            if (board.isEmpty(neighbor) && !all.contains(neighbor)) {
                effective.add(neighbor);
            }
        }
    }
}
