package org.sekilab.statics.groups;

import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;

/**
 * Finds blocks that oi-otoshi threatens: safe connecting points join them, and they have one effective liberty. The
 * opponent takes it, and each connection costs the liberty that it needed.
 *
 * <p>Source: [N05] 3.4.
 * <p>Proves: nothing.
 * <p>Differs: the paper examines all sets of such blocks. Here a set grows from each safe connecting point. Each step
 * adds the blocks at the connecting point that leaves the set the fewest liberties. The set stops when each step would
 * increase its liberties.
 * <p>Cost: O(safe connecting points cubed) counts; most groups have none or two such points. Allocates some sets for
 * each count.
 */
final class Shortage {
    private final Board board;
    private final LibertyCounter counter;
    private final int[] set; // anchors of blocks
    private final int[] buffer;
    private final int[] around = new int[AdjacentBlocks.MOST];
    private int size;
    private int color; // a value of Board.stone

    Shortage(Board board, LibertyCounter counter) {
        this.board = board;
        this.counter = counter;
        this.set = new int[board.geometry().area()];
        this.buffer = new int[board.geometry().area()];
    }

    /**
     * True when oi-otoshi threatens some blocks of a group.
     *
     * @param safe its safe connecting points that are not true eyes
     */
    boolean findThreat(Color owner, PointSet safe) {
        color = Board.stoneOf(owner);
        for (int point = safe.first(); point != Points.NONE; point = safe.next(point)) {
            size = 0;
            addBlocksAt(point);
            if (growsIntoThreatened(safe, safe.copy().remove(point))) {
                return true;
            }
        }
        return false;
    }

    /** True when the set is threatened or grows into one that is. */
    private boolean growsIntoThreatened(PointSet safe, PointSet rest) {
        int liberties = effectiveLiberties(safe);
        while (liberties > 1) {
            int best = Points.NONE;
            int fewest = liberties;
            int sizeBefore = size;
            for (int point = rest.first(); point != Points.NONE; point = rest.next(point)) {
                int blocksAt = AdjacentBlocks.into(around, board, point, color);
                addBlocksAt(point);
                if (size > sizeBefore && size < sizeBefore + blocksAt) { // some blocks are in the set, some are not
                    int grown = effectiveLiberties(safe);
                    if (grown <= fewest) {
                        best = point;
                        fewest = grown;
                    }
                }
                size = sizeBefore;
            }
            if (best == Points.NONE) {
                return false;
            }
            addBlocksAt(best);
            rest.remove(best);
            liberties = fewest;
        }
        return true;
    }

    private int effectiveLiberties(PointSet safe) {
        PointSet liberties = new PointSet(board.geometry());
        for (int i = 0; i < size; i++) {
            int count = board.libertiesInto(set[i], buffer);
            for (int k = 0; k < count; k++) {
                liberties.add(buffer[k]);
            }
        }
        LibertyCounter.Liberties counted = counter.count(set, size, liberties);
        return counted.effective().size() - counted.connecting().intersectionSize(safe);
    }

    /** Adds the blocks of the group's color at a point, except those already in the set. */
    private void addBlocksAt(int point) {
        int count = AdjacentBlocks.into(around, board, point, color);
        for (int i = 0; i < count; i++) {
            size = AdjacentBlocks.addIfNew(around[i], set, size);
        }
    }
}
