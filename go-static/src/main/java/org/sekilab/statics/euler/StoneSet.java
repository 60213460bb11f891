package org.sekilab.statics.euler;

import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;

/**
 * A set of stones. Its neighborhood, links and loops are kept as stones are added and removed. Mutable, confined to one
 * thread.
 *
 * <p>Removing a stone is the exact reverse of adding it, in any order. Undo therefore needs no stack for this set.
 *
 * <p>Source: [N05] 2.2, <em>thicken</em>, <em>ext</em> and <em>#adjacent</em>; 4.1 and 4.2, links, closed loops and
 * Euler numbers.
 * <p>Differs: stones can be removed too. Counts make the paper's increments exact for removal: a point leaves
 * <em>thicken</em> when the last of its neighbors leaves the set.
 * <p>Cost: eight neighbors for each stone added or removed; a query takes O(1). Allocates nothing.
 */
public final class StoneSet {
    private static final int NEIGHBORS = EulerNumbers.NEIGHBORS;

    private final Surroundings surroundings;
    private final PointSet stones;
    private final PointSet thickened;
    private final byte[] patterns; // [point]: the neighbors in the set; one more element for all off the board
    private int size;
    private int adjacent;
    private int diagonal;
    private int earthed;
    private int loops;

    /** The empty set. */
    public StoneSet(Geometry geometry) {
        this.surroundings = Surroundings.of(geometry);
        this.stones = new PointSet(geometry);
        this.thickened = new PointSet(geometry);
        this.patterns = new byte[geometry.area() + 1];
    }

    public Geometry geometry() {
        return stones.geometry();
    }

    public boolean contains(int point) {
        return stones.contains(point);
    }

    /** Adds a stone that is not in the set. */
    public void add(int point) {
        assert !contains(point) : point;
        stones.add(point);
        count(point, 1);
        for (int i = 0; i < NEIGHBORS; i++) {
            int neighbor = surroundings.neighbor(point, i);
            patterns[neighbor] |= (byte) (1 << opposite(i));
            if ((i & 1) == 0 && neighbor != geometry().area()) {
                thickened.add(neighbor);
            }
        }
    }

    /** Removes a stone that is in the set. */
    public void remove(int point) {
        assert contains(point) : point;
        stones.remove(point);
        count(point, -1);
        for (int i = 0; i < NEIGHBORS; i++) {
            int neighbor = surroundings.neighbor(point, i);
            patterns[neighbor] &= (byte) ~(1 << opposite(i));
            if ((i & 1) == 0 && neighbor != geometry().area() && adjacentStones(neighbor) == 0) {
                thickened.remove(neighbor);
            }
        }
    }

    /** The neighbors of a point that are in the set, as a pattern of {@link EulerNumbers}. */
    public int pattern(int point) {
        return patterns[point] & 0xFF;
    }

    /** The number of orthogonal neighbors of a point that are in the set. */
    public int adjacentStones(int point) {
        return Integer.bitCount(pattern(point) & EulerNumbers.ORTHOGONAL);
    }

    /**
     * The Euler number of a point that is not in the set: the increase of enclosed regions by a stone there. It is
     * valid if all stones around the point are linked to each other without it. The first stone on the edge only links
     * the earth to the rest, which encloses nothing.
     */
    public int eulerNumber(int point) {
        assert !contains(point) : point;
        int earth = surroundings.earth(point);
        int pattern = pattern(point);
        boolean bringsEarth = earth != 0 && earthed == 0 && pattern != 0;
        return EulerNumbers.number(pattern | earth) - (bringsEarth ? 1 : 0);
    }

    /** The stones, as a new set. */
    public PointSet stones() {
        return stones.copy();
    }

    /** <em>thicken</em> of the stones, as a new set: see {@link PointSet#assignThickened}. */
    public PointSet thickened() {
        return thickened.copy();
    }

    /** <em>ext</em> of the stones, as a new set: see {@link PointSet#assignExterior}. */
    public PointSet exterior() {
        return thickened.copy().subtract(stones);
    }

    /** The counts of stones, links and loops. {@link LinkCount#adjacent} is <em>#adjacent</em>. */
    public LinkCount links() {
        return new LinkCount(size, adjacent, diagonal, earthed, loops);
    }

    /**
     * Adds the contribution of a stone to the counts, {@code times} being 1 or -1. The point itself is not in its
     * pattern.
     */
    private void count(int point, int times) {
        int pattern = pattern(point);
        int neighbors = Integer.bitCount(pattern & EulerNumbers.ORTHOGONAL);
        size += times;
        adjacent += times * neighbors;
        diagonal += times * (EulerNumbers.links(pattern) - neighbors);
        loops += times * EulerNumbers.loops(pattern);
        if (surroundings.earth(point) != 0) {
            earthed += times;
            loops += times * Integer.bitCount(pattern & surroundings.alongEdge(point));
        }
    }

    private static int opposite(int neighbor) {
        return (neighbor + NEIGHBORS / 2) % NEIGHBORS;
    }
}
