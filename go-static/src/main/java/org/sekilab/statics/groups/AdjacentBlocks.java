package org.sekilab.statics.groups;

import org.sekilab.model.Board;

/** The blocks of one color next to a point. */
final class AdjacentBlocks {
    /** The largest number of blocks next to a point. */
    static final int MOST = 4;

    private AdjacentBlocks() {}

    /**
     * Fills the buffer with the anchors of the blocks, each once, and returns their number.
     *
     * @param stone a color as a value of {@link Board#stone}
     */
    static int into(int[] anchors, Board board, int point, int stone) {
        int count = 0;
        for (int direction = 0; direction < 4; direction++) {
            int neighbor = board.geometry().neighbor(point, direction);
            if (board.stone(neighbor) == stone) {
                count = addIfNew(board.blockAt(neighbor), anchors, count);
            }
        }
        return count;
    }

    /** Adds a value to the first {@code count} values if it is not among them. Returns the new count. */
    static int addIfNew(int value, int[] values, int count) {
        for (int i = 0; i < count; i++) {
            if (values[i] == value) {
                return count;
            }
        }
        values[count] = value;
        return count + 1;
    }
}
