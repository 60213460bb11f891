package org.sekilab.verify;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * What does not change in a local game: its points, the blocks next to them, and the wall. Immutable.
 *
 * <p>Points have local numbers by rows from the bottom, then by columns. Sets of points are masks: bit i is local point
 * i. Sets of blocks are masks, too: first the essential blocks, then the lost ones.
 *
 * <p>The words are those of docs/certificate-rules.md, The local game.
 */
final class WallGame {
    static final int MAX_POINTS = 60;
    static final int MAX_BLOCKS = 64;

    /** The two eyes of a block that is assumed to be alive. */
    static final long ALIVE = 3L << MAX_POINTS;

    private final int[] points; // [local point]
    private final long[] neighbors; // [local point]
    private final long[] nextTo; // [block] points
    private final long[] eyes; // [block] eyes elsewhere, 0 for lost blocks
    private final int essential; // the number of essential blocks
    private final long atWall;
    private final long territory;
    private final Player defender;

    /**
     * A game on some points of a board.
     *
     * @param area its points
     * @param territory any points; those of the area count
     * @param blocks of the defender: the essential ones, then the lost ones
     * @param eyes of the essential blocks
     */
    WallGame(StoneBoard board, Player defender, BitSet area, BitSet territory, List<BitSet> blocks, List<Long> eyes) {
        this.points = area.stream().toArray();
        this.neighbors = Arrays.stream(points)
                .mapToLong(point -> mask(board.around(of(point))))
                .toArray();
        this.nextTo =
                blocks.stream().mapToLong(block -> mask(board.around(block))).toArray();
        this.eyes = Arrays.copyOf(eyes.stream().mapToLong(Long::longValue).toArray(), blocks.size());
        this.essential = eyes.size();
        this.territory = mask(territory);
        BitSet wall = board.around(area);
        blocks.forEach(wall::andNot);
        this.atWall = mask(board.around(wall));
        this.defender = defender;
    }

    private WallGame(WallGame other, int essential) {
        this.points = other.points;
        this.neighbors = other.neighbors;
        this.nextTo = other.nextTo;
        this.eyes = other.eyes;
        this.essential = essential;
        this.atWall = other.atWall;
        this.territory = other.territory;
        this.defender = other.defender;
    }

    private static BitSet of(int point) {
        BitSet set = new BitSet();
        set.set(point);
        return set;
    }

    private long mask(BitSet set) {
        long mask = 0;
        for (int i = 0; i < points.length; i++) {
            mask |= set.get(points[i]) ? 1L << i : 0;
        }
        return mask;
    }

    /** The first state: it has the stones of a board. */
    WallState start(StoneBoard board) {
        return WallState.start(this, mask(board.stones(defender.opponent())), mask(board.stones(defender)));
    }

    /** The same game in which all lost blocks are essential and have no eyes elsewhere, see R-LEAF-3. */
    WallGame keepingAll() {
        return new WallGame(this, nextTo.length);
    }

    /** The number of points. */
    int size() {
        return points.length;
    }

    long all() {
        return (1L << points.length) - 1;
    }

    /** The point of the board with a local number. */
    int point(int local) {
        return points[local];
    }

    /** A point of the board as a mask, 0 if it is not in the game. */
    long maskOf(int point) {
        int local = Arrays.binarySearch(points, point);
        return local < 0 ? 0 : 1L << local;
    }

    /** The points that are neighbors of points of a mask. */
    long around(long mask) {
        long around = 0;
        for (long rest = mask; rest != 0; rest &= rest - 1) {
            around |= neighbors[Long.numberOfTrailingZeros(rest)];
        }
        return around;
    }

    /** The points of {@code within} that are connected to the seed. */
    long connected(long seed, long within) {
        long connected = 0;
        for (long front = seed & within; front != 0; ) {
            connected |= front;
            front = around(front) & within & ~connected;
        }
        return connected;
    }

    /** The maximal connected subsets, in the order of their first points. */
    List<Long> components(long mask) {
        List<Long> components = new ArrayList<>();
        for (long rest = mask; rest != 0; ) {
            long component = connected(Long.lowestOneBit(rest), rest);
            components.add(component);
            rest &= ~component;
        }
        return components;
    }

    /** The number of blocks, lost ones included. */
    int blocks() {
        return nextTo.length;
    }

    /** The number of essential blocks. */
    int essential() {
        return essential;
    }

    /** The points next to a block. */
    long nextTo(int block) {
        return nextTo[block];
    }

    /** The eyes elsewhere that are assumed of a block. */
    long eyes(int block) {
        return eyes[block];
    }

    /** The points at the wall. */
    long atWall() {
        return atWall;
    }

    /** The points at the wall or next to a lost block. */
    long open() {
        long open = atWall;
        for (int block = essential; block < nextTo.length; block++) {
            open |= nextTo[block];
        }
        return open;
    }

    /** The points that are not connected to an open one. The attacker's stones there are never outer. */
    long enclosed() {
        return all() & ~connected(open(), all());
    }

    long territory() {
        return territory;
    }
}
