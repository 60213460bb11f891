package org.sekilab.verify;

import java.util.BitSet;
import java.util.List;

/**
 * The blocks and basic regions of a color on a board.
 *
 * @param blocks the stones of each block
 * @param regions the points of each basic region: they have no stones of the color
 */
record ColorBlocks(StoneBoard board, Player color, List<BitSet> blocks, List<BitSet> regions) {
    static ColorBlocks of(StoneBoard board, Player color) {
        BitSet stones = board.stones(color);
        return new ColorBlocks(board, color, board.components(stones), board.components(board.without(stones)));
    }

    /** The index of the block at a point, or {@link StoneBoard#NONE}. */
    int blockAt(int point) {
        for (int i = 0; i < blocks.size(); i++) {
            if (blocks.get(i).get(point)) {
                return i;
            }
        }
        return StoneBoard.NONE;
    }

    /** The name of the first stone of a block, for messages. */
    String name(int block) {
        return board.name(blocks.get(block).nextSetBit(0));
    }
}
