package org.sekilab.model;

import java.util.Arrays;

/**
 * The blocks of a {@link Board}, with liberties and hash kept incrementally. Mutable, confined to one thread.
 *
 * <p>This class knows stones, captures and undo. It knows neither turns nor ko. A block is named by its
 * <em>anchor</em>, the point of one of its stones.
 *
 * <p>Each change of a move is written to a record in the caller's undo stack, or can be found again from that record.
 * Taking moves back in reverse order therefore restores each array element that can be observed.
 */
final class Blocks {
    /** The length of a record: the ints of the undo stack that one stone needs. */
    static final int RECORD_INTS = 15;

    // The layout of a record. A captured stone may have left values that its return needs: the first three elements.
    private static final int NEXT_AT_POINT = 0; // nextStone of the point before the move
    private static final int SIZE_AT_POINT = 1;
    private static final int LIBERTIES_AT_POINT = 2;
    private static final int SURVIVOR = 3; // the anchor of the own block that the stone joined, or the area
    private static final int SURVIVOR_SIZE = 4;
    private static final int SURVIVOR_LIBERTIES = 5;
    private static final int ABSORBED_COUNT = 6;
    private static final int ABSORBED = 7; // up to 3 anchors
    private static final int ENEMY_COUNT = 10;
    private static final int ENEMIES = 11; // up to 4 anchors; a captured block has 0 liberties left

    static final int BOTH_COLORS = Board.BLACK ^ Board.WHITE; // turns one color into the other by xor

    // Indexed by point, with one more element for all that is off the board. Empty points and that element belong to
    // the block named by the area. Loops over neighbors may therefore count liberties of that "no block" instead of
    // branching.
    final byte[] stones;
    final int[] blockOf; // [point]: the anchor
    final int[] nextStone; // [point]: the next stone; the stones of a block form a circle
    final int[] sizes; // [anchor]: the number of stones
    final int[] liberties; // [anchor]: the number of liberties; meaningless for the area
    final int[] capturedCounts = new int[3]; // [stone]
    long hash;

    private final Geometry geometry;
    private final int area;
    private final int[] neighbors; // [4 * point + direction]; the area where there is no neighbor

    /**
     * Sets up the blocks of a position.
     *
     * @throws IllegalArgumentException if a block has no liberty
     */
    Blocks(Position position) {
        this.geometry = position.geometry();
        this.area = geometry.area();
        this.neighbors = geometry.neighborTable();
        this.stones = new byte[area + 1];
        this.blockOf = new int[area + 1];
        this.nextStone = new int[area + 1];
        this.sizes = new int[area + 1];
        this.liberties = new int[area + 1];
        stones[area] = Board.OFF;
        Arrays.fill(blockOf, area);
        PointSet empties = position.empties();
        for (Color color : Color.values()) {
            for (PointSet block : position.stones(color).components()) {
                setUp(Board.stoneOf(color), block, block.exterior().intersectionSize(empties));
            }
        }
        for (int point = 0; point < area; point++) {
            if (blockOf[point] == point && liberties[point] == 0) {
                throw new IllegalArgumentException("the block at " + geometry.name(point) + " has no liberty");
            }
        }
    }

    /** A new set of the points with the given value of {@link Board#stone}. */
    PointSet stonesOf(int stone) {
        PointSet set = new PointSet(geometry);
        for (int point = 0; point < area; point++) {
            if (stones[point] == stone) {
                set.add(point);
            }
        }
        return set;
    }

    /** True when blocks, liberties and hash equal those computed from the stones alone. Slow: for tests. */
    boolean isConsistent() {
        PointSet empties = stonesOf(Board.EMPTY);
        for (int point = empties.first(); point != Points.NONE; point = empties.next(point)) {
            if (blockOf[point] != area) {
                return false;
            }
        }
        long recomputed = 0;
        for (int stone = Board.BLACK; stone <= Board.WHITE; stone++) {
            PointSet all = stonesOf(stone);
            for (int point = all.first(); point != Points.NONE; point = all.next(point)) {
                recomputed ^= Zobrist.stone(stone, point);
            }
            for (PointSet block : all.components()) {
                if (!isBlock(block, block.exterior().intersectionSize(empties))) {
                    return false;
                }
            }
        }
        return recomputed == hash;
    }

    /**
     * Puts a stone on an empty point, joins blocks, and removes enemy blocks without liberties. The move must not be
     * suicide.
     *
     * @return the point of the captured stone if the capture makes a simple ko, else {@link Points#NONE}
     */
    int place(int point, int stone, int[] records, int record) {
        records[record + NEXT_AT_POINT] = nextStone[point];
        records[record + SIZE_AT_POINT] = sizes[point];
        records[record + LIBERTIES_AT_POINT] = liberties[point];
        stones[point] = (byte) stone;
        hash ^= Zobrist.stone(stone, point);
        int survivor = area;
        int survivorSize = 0;
        int enemyCount = 0;
        int emptyCount = 0;
        boolean captures = false;
        for (int i = 4 * point; i < 4 * point + 4; i++) {
            int neighbor = neighbors[i];
            int other = stones[neighbor];
            int anchor = blockOf[neighbor];
            if (other == Board.EMPTY) {
                emptyCount++;
            } else if (other == stone) {
                if (sizes[anchor] > survivorSize) {
                    survivor = anchor;
                    survivorSize = sizes[anchor];
                }
            } else if (other != Board.OFF && !contains(records, record + ENEMIES, enemyCount, anchor)) {
                records[record + ENEMIES + enemyCount++] = anchor;
                captures |= --liberties[anchor] == 0;
            }
        }
        records[record + ENEMY_COUNT] = enemyCount;
        records[record + SURVIVOR] = survivor;
        if (survivor == area) {
            blockOf[point] = point;
            nextStone[point] = point;
            sizes[point] = 1;
            liberties[point] = emptyCount;
        } else {
            join(point, survivor, records, record);
        }
        return captures ? capture(point, records, record) : Points.NONE;
    }

    /** Takes back the most recent {@link #place}, given the record that it wrote. */
    void takeBack(int point, int[] records, int record) {
        int stone = stones[point];
        for (int k = records[record + ENEMY_COUNT] - 1; k >= 0; k--) {
            int anchor = records[record + ENEMIES + k];
            if (liberties[anchor] == 0) {
                setStones(anchor, stone ^ BOTH_COLORS, -1);
                capturedCounts[stone ^ BOTH_COLORS] -= sizes[anchor];
                liberties[anchor] = 1;
            } else {
                liberties[anchor]++;
            }
        }
        int survivor = records[record + SURVIVOR];
        if (survivor != area) {
            split(point, survivor, records, record);
        }
        stones[point] = Board.EMPTY;
        blockOf[point] = area;
        hash ^= Zobrist.stone(stone, point);
        nextStone[point] = records[record + NEXT_AT_POINT];
        sizes[point] = records[record + SIZE_AT_POINT];
        liberties[point] = records[record + LIBERTIES_AT_POINT];
    }

    private void setUp(int stone, PointSet block, int libertyCount) {
        int anchor = block.first();
        sizes[anchor] = block.size();
        liberties[anchor] = libertyCount;
        for (int point = anchor; point != Points.NONE; ) {
            int next = block.next(point);
            stones[point] = (byte) stone;
            blockOf[point] = anchor;
            nextStone[point] = next == Points.NONE ? anchor : next;
            hash ^= Zobrist.stone(stone, point);
            point = next;
        }
    }

    private boolean isBlock(PointSet block, int libertyCount) {
        int anchor = blockOf[block.first()];
        if (anchor == area || sizes[anchor] != block.size() || liberties[anchor] != libertyCount) {
            return false;
        }
        PointSet listed = new PointSet(geometry);
        int stone = anchor;
        for (int i = 0; i < sizes[anchor]; i++) {
            if (blockOf[stone] != anchor) {
                return false;
            }
            listed.add(stone);
            stone = nextStone[stone];
        }
        return stone == anchor && listed.equals(block);
    }

    private static boolean contains(int[] array, int from, int count, int value) {
        for (int i = from; i < from + count; i++) {
            if (array[i] == value) {
                return true;
            }
        }
        return false;
    }

    /** Adds the stone, and the other own blocks that it touches, to the surviving block. */
    private void join(int point, int survivor, int[] records, int record) {
        records[record + SURVIVOR_SIZE] = sizes[survivor];
        records[record + SURVIVOR_LIBERTIES] = liberties[survivor];
        int gained = attach(point, survivor) - 1; // the point itself was a liberty
        nextStone[point] = nextStone[survivor];
        nextStone[survivor] = point;
        int size = sizes[survivor] + 1;
        int absorbedCount = 0;
        for (int i = 4 * point; i < 4 * point + 4; i++) {
            int neighbor = neighbors[i];
            int anchor = blockOf[neighbor];
            if (stones[neighbor] == stones[point] && anchor != survivor) {
                records[record + ABSORBED + absorbedCount++] = anchor;
                int stone = anchor;
                do {
                    gained += attach(stone, survivor);
                    stone = nextStone[stone];
                } while (stone != anchor);
                splice(survivor, anchor);
                size += sizes[anchor];
            }
        }
        records[record + ABSORBED_COUNT] = absorbedCount;
        sizes[survivor] = size;
        liberties[survivor] += gained;
    }

    /** The reverse of {@link #join}, except for the stone itself. */
    private void split(int point, int survivor, int[] records, int record) {
        for (int k = records[record + ABSORBED_COUNT] - 1; k >= 0; k--) {
            int anchor = records[record + ABSORBED + k];
            splice(survivor, anchor);
            int stone = anchor;
            do {
                blockOf[stone] = anchor;
                stone = nextStone[stone];
            } while (stone != anchor);
        }
        nextStone[survivor] = nextStone[point];
        sizes[survivor] = records[record + SURVIVOR_SIZE];
        liberties[survivor] = records[record + SURVIVOR_LIBERTIES];
    }

    /** Makes a stone part of a block. Returns the number of liberties that the block gains by it. */
    private int attach(int stone, int anchor) {
        int gained = 0;
        for (int i = 4 * stone; i < 4 * stone + 4; i++) {
            int neighbor = neighbors[i];
            if (stones[neighbor] == Board.EMPTY && !touches(neighbor, anchor)) {
                gained++;
            }
        }
        blockOf[stone] = anchor;
        return gained;
    }

    private boolean touches(int point, int anchor) {
        int i = 4 * point;
        return blockOf[neighbors[i]] == anchor
                || blockOf[neighbors[i + 1]] == anchor
                || blockOf[neighbors[i + 2]] == anchor
                || blockOf[neighbors[i + 3]] == anchor;
    }

    /** Joins two circles of stones into one. The same call also splits the one circle into the two again. */
    private void splice(int first, int second) {
        int next = nextStone[first];
        nextStone[first] = nextStone[second];
        nextStone[second] = next;
    }

    private int capture(int point, int[] records, int record) {
        int enemy = stones[point] ^ BOTH_COLORS;
        int removed = 0;
        int last = Points.NONE;
        for (int k = 0; k < records[record + ENEMY_COUNT]; k++) {
            int anchor = records[record + ENEMIES + k];
            if (liberties[anchor] == 0) {
                setStones(anchor, Board.EMPTY, 1);
                liberties[anchor] = 0;
                removed += sizes[anchor];
                last = anchor;
            }
        }
        capturedCounts[enemy] += removed;
        boolean isKo = removed == 1 && records[record + SURVIVOR] == area && liberties[point] == 1;
        return isKo ? last : Points.NONE;
    }

    /**
     * Removes the stones of a block, or puts them back. Changes the liberties of each block adjacent to each stone. The
     * block's own number of liberties is meaningless afterwards.
     */
    private void setStones(int anchor, int value, int libertyChange) {
        int color = stones[anchor] | value; // one of the two is EMPTY
        int label = value == Board.EMPTY ? area : anchor;
        int stone = anchor;
        do {
            stones[stone] = (byte) value;
            blockOf[stone] = label;
            hash ^= Zobrist.stone(color, stone);
            int i = 4 * stone;
            int left = blockOf[neighbors[i]];
            int right = blockOf[neighbors[i + 1]];
            int down = blockOf[neighbors[i + 2]];
            int up = blockOf[neighbors[i + 3]];
            liberties[left] += libertyChange;
            if (right != left) {
                liberties[right] += libertyChange;
            }
            if (down != left && down != right) {
                liberties[down] += libertyChange;
            }
            if (up != left && up != right && up != down) {
                liberties[up] += libertyChange;
            }
            stone = nextStone[stone];
        } while (stone != anchor);
    }
}
