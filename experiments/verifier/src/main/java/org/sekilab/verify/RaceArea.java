package org.sekilab.verify;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * The points of a race, with what lies around them. Immutable.
 *
 * <p>Masks have a bit for each of up to 60 points, and four more bits. Two are for the essential blocks. Two are for
 * the walls, one for each color. Points are numbered by rank.
 */
final class RaceArea {
    static final int MAX_POINTS = 60;

    private static final int BLOCK = MAX_POINTS; // the bit of the black essential block; that of the white one follows
    private static final int WALL = BLOCK + 2; // the bit of the black walls; that of the white ones follows

    private final int size;
    private final long[] neighbors = new long[Long.SIZE]; // [bit]
    private final long[] stones; // [player] in the beginning, with block and walls

    private RaceArea(StoneBoard board, BitSet area, List<BitSet> essential, List<BitSet> walls) {
        int[] points = area.stream().toArray();
        this.size = points.length;
        this.stones = new long[] {block(Player.BLACK) | wall(Player.BLACK), block(Player.WHITE) | wall(Player.WHITE)};
        for (int i = 0; i < Math.min(size, MAX_POINTS); i++) {
            BitSet point = new BitSet();
            point.set(points[i]);
            BitSet nearby = board.around(point);
            for (int j = 0; j < Math.min(size, MAX_POINTS); j++) {
                neighbors[i] |= nearby.get(points[j]) ? 1L << j : 0;
            }
            for (Player color : Player.values()) {
                int ordinal = color.ordinal();
                stones[ordinal] |= board.stones(color).get(points[i]) ? 1L << i : 0;
                link(i, BLOCK + ordinal, nearby.intersects(essential.get(ordinal)));
                link(i, WALL + ordinal, nearby.intersects(walls.get(ordinal)));
            }
        }
    }

    private void link(int point, int bit, boolean isNextTo) {
        neighbors[point] |= isNextTo ? 1L << bit : 0;
        neighbors[bit] |= isNextTo ? 1L << point : 0;
    }

    /**
     * The area of a race.
     *
     * @param colors the blocks of each color, by player
     * @param essential the stones of the essential blocks, by player
     */
    static RaceArea of(StoneBoard board, List<ColorBlocks> colors, List<BitSet> essential) {
        BitSet blocks = StoneBoard.copy(essential.get(0));
        blocks.or(essential.get(1));
        List<BitSet> walls = new ArrayList<>();
        BitSet stones = new BitSet(); // of all walls
        for (ColorBlocks color : colors) {
            walls.add(walls(color, blocks));
            stones.or(walls.get(walls.size() - 1));
        }
        BitSet area = new BitSet();
        for (BitSet part : board.components(board.without(stones))) {
            if (part.intersects(blocks)) {
                area.or(part);
            }
        }
        area.andNot(blocks);
        return new RaceArea(board, area, essential, walls);
    }

    /**
     * The stones of the walls of a color.
     *
     * @param essential the stones of both essential blocks
     */
    private static BitSet walls(ColorBlocks color, BitSet essential) {
        StoneBoard board = color.board();
        BitSet stones = board.stones(color.color());
        BitSet walls = StoneBoard.copy(stones);
        walls.andNot(essential);
        List<BitSet> rooms = new ArrayList<>(color.regions());
        rooms.removeIf(room -> room.intersects(essential));
        for (int before = -1; before != walls.cardinality(); ) {
            before = walls.cardinality();
            rooms.removeIf(room -> {
                BitSet around = board.around(room);
                around.andNot(walls);
                return !around.isEmpty();
            });
            for (BitSet block : color.blocks()) {
                if (rooms.stream().filter(room -> isRoomOf(block, room, board)).count() < 2) {
                    walls.andNot(block);
                }
            }
        }
        return walls;
    }

    /** Whether a region is next to a block, and all its empty points are liberties of the block. */
    private static boolean isRoomOf(BitSet block, BitSet region, StoneBoard board) {
        BitSet nearby = board.around(block);
        return nearby.intersects(region)
                && region.stream().allMatch(point -> nearby.get(point) || board.hasStone(point));
    }

    /** The number of points; at most {@link #MAX_POINTS} can be played on. */
    int size() {
        return size;
    }

    /** The mask of all points. */
    long all() {
        return (1L << size) - 1;
    }

    /** The mask of the essential block of a color. */
    static long block(Player color) {
        return 1L << BLOCK + color.ordinal();
    }

    /** The mask of the walls of a color. */
    static long wall(Player color) {
        return 1L << WALL + color.ordinal();
    }

    /** The stones of a color in the beginning, with its block and its walls. */
    long stones(Player color) {
        return stones[color.ordinal()];
    }

    /** What is next to the bits of a mask; may hold some of them. */
    long around(long mask) {
        long around = 0;
        for (long rest = mask; rest != 0; rest &= rest - 1) {
            around |= neighbors[Long.numberOfTrailingZeros(rest)];
        }
        return around;
    }

    /** The bits of a mask that hang together with some of them. */
    long flood(long seed, long mask) {
        long flood = 0;
        for (long front = seed; front != 0; front = around(front) & mask & ~flood) {
            flood |= front;
        }
        return flood;
    }
}
