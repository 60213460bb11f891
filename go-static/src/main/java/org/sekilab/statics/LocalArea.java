package org.sekilab.statics;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.RegionMap;
import org.sekilab.model.local.Adjacency;
import org.sekilab.proof.Proofs;

/**
 * An area of at most 64 points as bit masks: bit i is the i-th point of the area. Confined to one thread, because parts
 * are computed at the first request; otherwise immutable.
 *
 * <p>The area consists of points of one or several regions of the defender, and possibly of defender stones inside that
 * need not survive. {@link #block Its blocks} are the other defender blocks next to it.
 */
final class LocalArea {
    static final int MAX_POINTS = 64;

    private final int[] points; // [bit]: point of the board, ascending
    private final byte[] bits; // [point]: its bit + 1; 0 outside the area and off the board
    private final long[] neighbors; // [bit]: mask
    private final int[] blocks; // [place]: index in the region map
    private final long[] exteriors; // [place]: the points of the area adjacent to the block
    private final long all;
    private final long empties;
    private final Proofs proofs;
    private final long touched;
    private final boolean hasDefenderStones;
    private final long[] @Nullable [] partsWithout; // [bit]: null until requested

    /**
     * @param area the points, at most {@link #MAX_POINTS}
     * @param blocks the indices of the defender's blocks next to the area, without blocks inside that need not survive
     * @param empties the empty points of the board
     * @param proofs the kind of proofs to look for
     */
    LocalArea(RegionMap map, PointSet area, int[] blocks, PointSet empties, Proofs proofs) {
        if (area.size() > MAX_POINTS) {
            throw new IllegalArgumentException("an area of %d points".formatted(area.size()));
        }
        this.points = area.toArray();
        this.blocks = blocks.clone();
        this.neighbors = new long[points.length];
        this.exteriors = new long[blocks.length];
        this.partsWithout = new long[points.length][];
        this.all = points.length == 0 ? 0 : -1L >>> MAX_POINTS - points.length;
        this.empties = mask(empties);
        this.proofs = proofs;
        Geometry geometry = area.geometry();
        this.bits = new byte[geometry.area() + 1];
        for (int bit = 0; bit < points.length; bit++) {
            bits[points[bit]] = (byte) (bit + 1);
        }
        int[] places = new int[map.blocks().size()]; // [block]: its place + 1, or 0 for other blocks
        for (int place = 0; place < blocks.length; place++) {
            places[blocks[place]] = place + 1;
        }
        long touchedBits = 0;
        for (int bit = 0; bit < points.length; bit++) {
            for (int direction = 0; direction < 4; direction++) {
                int neighbor = geometry.neighbor(points[bit], direction);
                if (bits[neighbor] > 0) {
                    neighbors[bit] |= 1L << bits[neighbor] - 1;
                } else if (neighbor < geometry.area()) {
                    int block = map.blockIndexAt(neighbor);
                    if (block != Points.NONE && places[block] > 0) {
                        exteriors[places[block] - 1] |= 1L << bit;
                        touchedBits |= 1L << bit;
                    }
                }
            }
        }
        this.touched = touchedBits;
        this.hasDefenderStones = hasStonesInside(map, area);
    }

    private static boolean hasStonesInside(RegionMap map, PointSet area) {
        for (int point = area.first(); point != Points.NONE; point = area.next(point)) {
            if (map.blockIndexAt(point) != Points.NONE) {
                return true;
            }
        }
        return false;
    }

    /**
     * A part of a {@link org.sekilab.model.local.LocalBoard}, with the same bits as there.
     *
     * @param neighbors [bit] the adjacent points; they may include points outside the part
     * @param part the points of the area
     * @param empties the empty points of the board
     * @param stones the defender's stones in the part
     * @param exteriors [place] the points adjacent to a group of the defender that touches the part
     * @param proofs the kind of proofs to look for
     */
    LocalArea(long[] neighbors, long part, long empties, long stones, long[] exteriors, Proofs proofs) {
        this.points = new int[neighbors.length];
        this.blocks = new int[exteriors.length];
        this.bits = new byte[0];
        this.neighbors = new long[neighbors.length];
        this.exteriors = new long[exteriors.length];
        this.partsWithout = new long[neighbors.length][];
        this.all = part;
        this.empties = empties & part;
        this.proofs = proofs;
        this.hasDefenderStones = (stones & part) != 0;
        long touchedBits = 0;
        for (int place = 0; place < exteriors.length; place++) {
            blocks[place] = place;
            this.exteriors[place] = exteriors[place] & part;
            touchedBits |= this.exteriors[place];
        }
        this.touched = touchedBits;
        for (long rest = part; rest != 0; rest &= rest - 1) {
            int bit = Long.numberOfTrailingZeros(rest);
            this.neighbors[bit] = neighbors[bit] & part;
        }
    }

    int size() {
        return points.length;
    }

    /** The point of the board that a bit stands for. */
    int point(int bit) {
        return points[bit];
    }

    /** The bit of a point of the board; negative for points outside the area. */
    int bitOf(int point) {
        return bits[point] - 1;
    }

    /** The mask of all points. */
    long all() {
        return all;
    }

    /** True when the points include defender stones, which may be captured. */
    boolean hasDefenderStones() {
        return hasDefenderStones;
    }

    /** The kind of proofs to look for. */
    Proofs proofs() {
        return proofs;
    }

    /** The empty points. */
    long empties() {
        return empties;
    }

    /** The points adjacent to at least one of the blocks. */
    long touched() {
        return touched;
    }

    /** The neighbors of a point within the area. */
    long neighbors(int bit) {
        return neighbors[bit];
    }

    /** [bit] the neighbors of each point within the area. The caller must not change the array. */
    long[] neighbors() {
        return neighbors;
    }

    /** All neighbors of the points of a mask within the area. */
    long neighborsOfAll(long mask) {
        return Adjacency.around(neighbors, mask);
    }

    boolean areAdjacent(int first, int second) {
        return (neighbors[first] >>> second & 1) != 0;
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

    /** The mask of the points of the area that are in the set. */
    long mask(PointSet set) {
        long mask = 0;
        for (int bit = 0; bit < points.length; bit++) {
            if (set.contains(points[bit])) {
                mask |= 1L << bit;
            }
        }
        return mask;
    }

    /** The connected parts of the area without one point. The caller must not change the array. */
    long[] partsWithout(int bit) {
        long[] parts = partsWithout[bit];
        if (parts == null) {
            parts = new long[Long.bitCount(neighbors[bit])];
            int count = 0;
            for (long rest = neighbors[bit]; rest != 0; ) {
                long part = flood(rest & -rest, all() & ~(1L << bit));
                parts[count++] = part;
                rest &= ~part;
            }
            parts = Arrays.copyOf(parts, count);
            partsWithout[bit] = parts;
        }
        return parts;
    }

    /** The points of {@code within} connected to {@code seed}. */
    long flood(long seed, long within) {
        return Adjacency.flood(neighbors, seed, within);
    }
}
