package org.sekilab.semeai;

import java.util.ArrayList;
import java.util.List;
import org.sekilab.model.Color;

/**
 * The blocks of a race as it begins, and which of them points touch; at most 62. Immutable.
 *
 * <p>Numbers: 0 is the black essential block, 1 the white one, the others follow, black ones first.
 */
final class AreaBlocks {
    static final int BLACK = 0;
    static final int WHITE = 1;

    /** In a mask of blocks: the stones of a color that are never captured. */
    static final long ALIVE = Long.MIN_VALUE;

    private final SemeaiArea area;
    private final long empty;
    private final List<Block> blocks = new ArrayList<>();

    /**
     * A block.
     *
     * @param size the number of its stones
     * @param stones those that are points of the area: none of an essential block
     * @param exterior the points of the area that it touches
     */
    record Block(Color color, int size, long stones, long exterior) {}

    AreaBlocks(SemeaiArea area) {
        this.area = area;
        this.empty = area.all() & ~area.stones(Color.BLACK) & ~area.stones(Color.WHITE);
        for (Color color : Color.values()) {
            blocks.add(new Block(color, area.essentialBlock(color).size(), 0, area.exterior(color)));
        }
        for (Color color : Color.values()) {
            for (long rest = area.stones(color); rest != 0; ) {
                long stones = area.flood(Long.lowestOneBit(rest), area.stones(color));
                blocks.add(new Block(color, Long.bitCount(stones), stones, area.around(stones)));
                rest &= ~stones;
            }
        }
    }

    int count() {
        return blocks.size();
    }

    Block get(int block) {
        return blocks.get(block);
    }

    /** The empty points of the area, a mask. */
    long empty() {
        return empty;
    }

    /** The blocks of a color that a point touches, bit i = block i, and {@link #ALIVE}. */
    long touching(Color color, int point) {
        long touching = (area.wallAt(color) >>> point & 1) != 0 ? ALIVE : 0;
        for (int i = 0; i < blocks.size(); i++) {
            Block block = blocks.get(i);
            touching |= block.color == color ? (block.exterior >>> point & 1) << i : 0;
        }
        return touching;
    }

    /** True when the empty points next to an empty one touch what it touches: whoever plays there, nothing else is connected. */
    boolean isLikeItsNeighbors(int point) {
        boolean isLike = true;
        for (long near = area.neighbors()[point] & empty; near != 0; near &= near - 1) {
            int neighbor = Long.numberOfTrailingZeros(near);
            for (Color color : Color.values()) {
                isLike &= touching(color, neighbor) == touching(color, point);
            }
        }
        return isLike;
    }
}
