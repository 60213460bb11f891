package org.sekilab.semeai.area;

import java.util.ArrayList;
import java.util.List;
import org.sekilab.model.Color;

/**
 * The blocks of a race at its beginning, at most 62, and the points that they touch. Immutable.
 *
 * <p>Numbers: 0 is the black essential block, 1 the white one. The other black blocks follow, then the other white
 * blocks.
 */
public final class AreaBlocks {
    /** The number of the black essential block. */
    public static final int BLACK = 0;

    /** The number of the white essential block. */
    public static final int WHITE = 1;

    /** The bit in a mask of blocks that stands for the stones of a color that are never captured. */
    static final long ALIVE = Long.MIN_VALUE;

    private final SemeaiArea area;
    private final long empty;
    private final List<Block> blocks = new ArrayList<>();

    /**
     * A block.
     *
     * @param size the number of its stones
     * @param stones its stones that are points of the area: none for an essential block
     * @param exterior the points of the area that it touches
     */
    public record Block(Color color, int size, long stones, long exterior) {}

    /** The blocks of the position at the beginning. */
    public AreaBlocks(SemeaiArea area) {
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

    /** The number of blocks. */
    public int count() {
        return blocks.size();
    }

    /** The block with a number. */
    public Block get(int block) {
        return blocks.get(block);
    }

    /** The empty points of the area, a mask. */
    public long empty() {
        return empty;
    }

    /**
     * The blocks of a color that touch a point. Bit i is block i, and {@link #ALIVE} stands for stones that are never
     * captured.
     */
    long touching(Color color, int point) {
        long touching = (area.wallAt(color) >>> point & 1) != 0 ? ALIVE : 0;
        for (int i = 0; i < blocks.size(); i++) {
            Block block = blocks.get(i);
            touching |= block.color == color ? (block.exterior >>> point & 1) << i : 0;
        }
        return touching;
    }

    /**
     * True when all empty neighbors of an empty point touch the same blocks as the point itself. A stone on the point
     * then connects nothing else.
     */
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
