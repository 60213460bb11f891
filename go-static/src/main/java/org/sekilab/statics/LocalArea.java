package org.sekilab.statics;

import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.RegionMap;

/**
 * An area of at most 64 points as bit masks: bit i is the area's i-th point. Immutable.
 *
 * <p>The area consists of points of one or several regions of the defender, and possibly of defender blocks inside that
 * need not survive; all other defender blocks next to it are its blocks.
 */
final class LocalArea {
    static final int MAX_POINTS = 64;

    private final int[] points; // [bit] point of the board, ascending
    private final long[] neighbors; // [bit] mask
    private final int[] blocks; // indices in the region map
    private final long[] exteriors; // [position in blocks] mask of the area's points adjacent to the block
    private final long empties;
    private final long touched; // points adjacent to any of the blocks

    /**
     * @param area the points, at most {@link #MAX_POINTS}
     * @param blocks the indices of the defender's blocks next to it
     * @param empties the empty points of the board
     */
    LocalArea(RegionMap map, PointSet area, int[] blocks, PointSet empties) {
        if (area.size() > MAX_POINTS) {
            throw new IllegalArgumentException("area of %d points".formatted(area.size()));
        }
        this.points = area.toArray();
        this.blocks = blocks.clone();
        Geometry geometry = area.geometry();
        neighbors = new long[points.length];
        exteriors = new long[blocks.length];
        int[] bits = new int[geometry.area()]; // bit + 1, 0 outside
        for (int bit = 0; bit < points.length; bit++) {
            bits[points[bit]] = bit + 1;
        }
        int[] places = new int[map.blocks().size()]; // place in blocks + 1, 0 for others
        for (int place = 0; place < blocks.length; place++) {
            places[blocks[place]] = place + 1;
        }
        long emptyBits = 0;
        long touchedBits = 0;
        for (int bit = 0; bit < points.length; bit++) {
            if (empties.contains(points[bit])) {
                emptyBits |= 1L << bit;
            }
            for (int direction = 0; direction < 4; direction++) {
                int neighbor = geometry.neighbor(points[bit], direction);
                if (neighbor == geometry.area()) {
                    continue;
                }
                if (bits[neighbor] > 0) {
                    neighbors[bit] |= 1L << bits[neighbor] - 1;
                }
                int block = map.blockIndexAt(neighbor);
                if (block != Points.NONE && places[block] > 0) {
                    exteriors[places[block] - 1] |= 1L << bit;
                    touchedBits |= 1L << bit;
                }
            }
        }
        this.empties = emptyBits;
        this.touched = touchedBits;
    }

    int size() {
        return points.length;
    }

    int point(int bit) {
        return points[bit];
    }

    /** The mask of all points. */
    long all() {
        return points.length == MAX_POINTS ? -1L : (1L << points.length) - 1;
    }

    long empties() {
        return empties;
    }

    /** The points adjacent to any of the blocks. */
    long touched() {
        return touched;
    }

    long neighbors(int bit) {
        return neighbors[bit];
    }

    int blockCount() {
        return blocks.length;
    }

    /** The index in the region map of the block at a place. */
    int block(int place) {
        return blocks[place];
    }

    /** The points adjacent to the block at a place. */
    long exterior(int place) {
        return exteriors[place];
    }

    /** The points adjacent to any block of a chain. */
    long exteriorOfChain(Chains chains, int chain) {
        long mask = 0;
        for (int place = 0; place < blocks.length; place++) {
            if (chains.find(blocks[place]) == chain) {
                mask |= exteriors[place];
            }
        }
        return mask;
    }

    /** The mask of those points of the area that are in the set. */
    long mask(PointSet set) {
        long mask = 0;
        for (int bit = 0; bit < points.length; bit++) {
            if (set.contains(points[bit])) {
                mask |= 1L << bit;
            }
        }
        return mask;
    }

    /** The points of {@code within} connected to {@code seed}. */
    long flood(long seed, long within) {
        long reached = seed & within;
        for (long front = reached; front != 0; ) {
            long grown = 0;
            for (long rest = front; rest != 0; rest &= rest - 1) {
                grown |= neighbors[Long.numberOfTrailingZeros(rest)];
            }
            front = grown & within & ~reached;
            reached |= front;
        }
        return reached;
    }
}
