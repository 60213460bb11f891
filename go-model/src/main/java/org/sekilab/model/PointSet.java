package org.sekilab.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;

/**
 * A set of points of one board, as bits of 64-bit words. It has the set operations of [N05] 2.1, done in place.
 *
 * <p>Bit {@code p % 64} of word {@code p / 64} is point {@code p}. A 19x19 board takes six words. Bits beyond the last
 * point ("ghost bits") are always clear. A set is mutable until {@link #freeze}, and confined to one thread until then.
 *
 * <p>Operations take O(words) unless stated otherwise and allocate nothing. Arguments must have the same geometry.
 */
public final class PointSet {
    private final Geometry geometry;
    private final long[] words;
    private boolean frozen;

    /** The empty set. */
    public PointSet(Geometry geometry) {
        this.geometry = geometry;
        this.words = new long[(geometry.area() + 63) >>> 6];
    }

    private PointSet(PointSet other) {
        this.geometry = other.geometry;
        this.words = other.words.clone();
    }

    public static PointSet of(Geometry geometry, int... points) {
        PointSet set = new PointSet(geometry);
        for (int point : points) {
            set.add(point);
        }
        return set;
    }

    /** The set of points in any order; frozen. */
    public static PointSet of(Geometry geometry, Collection<Integer> points) {
        PointSet set = new PointSet(geometry);
        points.forEach(set::add);
        return set.freeze();
    }

    /** The set of all points. */
    public static PointSet board(Geometry geometry) {
        return new PointSet(geometry).complement();
    }

    /** The points in the corners. A board of one line has fewer than four. */
    public static PointSet corners(Geometry geometry) {
        int right = geometry.width() - 1;
        int top = geometry.height() - 1;
        return of(
                geometry,
                geometry.point(0, 0),
                geometry.point(right, 0),
                geometry.point(0, top),
                geometry.point(right, top));
    }

    /** A new set with the same points, not frozen. */
    public PointSet copy() {
        return new PointSet(this);
    }

    /** Forbids all later changes, so that threads and objects can share the set. Returns this set. */
    public PointSet freeze() {
        frozen = true;
        return this;
    }

    public Geometry geometry() {
        return geometry;
    }

    public boolean contains(int point) {
        return (words[point >>> 6] >>> point & 1) != 0;
    }

    public boolean isEmpty() {
        for (long word : words) {
            if (word != 0) {
                return false;
            }
        }
        return true;
    }

    /** The number of points. */
    public int size() {
        int size = 0;
        for (long word : words) {
            size += Long.bitCount(word);
        }
        return size;
    }

    /** True when this set and the other have a point in common. */
    public boolean intersects(PointSet other) {
        assert geometry == other.geometry;
        for (int i = 0; i < words.length; i++) {
            if ((words[i] & other.words[i]) != 0) {
                return true;
            }
        }
        return false;
    }

    /** True when every point of the other set is in this one. */
    public boolean containsAll(PointSet other) {
        assert geometry == other.geometry;
        for (int i = 0; i < words.length; i++) {
            if ((other.words[i] & ~words[i]) != 0) {
                return false;
            }
        }
        return true;
    }

    /** The number of points in both sets. */
    public int intersectionSize(PointSet other) {
        assert geometry == other.geometry;
        int size = 0;
        for (int i = 0; i < words.length; i++) {
            size += Long.bitCount(words[i] & other.words[i]);
        }
        return size;
    }

    /** The smallest point, or {@link Points#NONE}. */
    public int first() {
        return next(-1);
    }

    /** The smallest point greater than the given one, or {@link Points#NONE}. */
    public int next(int point) {
        int from = point + 1;
        int i = from >>> 6;
        if (i >= words.length) {
            return Points.NONE;
        }
        long word = words[i] & -1L << from;
        while (word == 0) {
            if (++i == words.length) {
                return Points.NONE;
            }
            word = words[i];
        }
        return (i << 6) + Long.numberOfTrailingZeros(word);
    }

    /** The points in ascending order. */
    public int[] toArray() {
        int[] points = new int[size()];
        int count = 0;
        for (int point = first(); point != Points.NONE; point = next(point)) {
            points[count++] = point;
        }
        return points;
    }

    /** The points in ascending order, as an immutable list. */
    public List<Integer> toList() {
        return Arrays.stream(toArray()).boxed().toList();
    }

    public PointSet add(int point) {
        checkMutable();
        assert geometry.isPoint(point) : point;
        words[point >>> 6] |= 1L << point;
        return this;
    }

    public PointSet remove(int point) {
        checkMutable();
        assert geometry.isPoint(point) : point;
        words[point >>> 6] &= ~(1L << point);
        return this;
    }

    public PointSet clear() {
        checkMutable();
        Arrays.fill(words, 0);
        return this;
    }

    /** Makes this set equal to the other. */
    public PointSet assign(PointSet other) {
        checkMutable();
        assert geometry == other.geometry;
        System.arraycopy(other.words, 0, words, 0, words.length);
        return this;
    }

    public PointSet unite(PointSet other) {
        checkMutable();
        assert geometry == other.geometry;
        for (int i = 0; i < words.length; i++) {
            words[i] |= other.words[i];
        }
        return this;
    }

    public PointSet intersect(PointSet other) {
        checkMutable();
        assert geometry == other.geometry;
        for (int i = 0; i < words.length; i++) {
            words[i] &= other.words[i];
        }
        return this;
    }

    /** The set difference: removes the points of the other set. */
    public PointSet subtract(PointSet other) {
        checkMutable();
        assert geometry == other.geometry;
        for (int i = 0; i < words.length; i++) {
            words[i] &= ~other.words[i];
        }
        return this;
    }

    /** The complement: a point is in the set afterwards if it was not in it before. */
    public PointSet complement() {
        checkMutable();
        for (int i = 0; i < words.length; i++) {
            words[i] = ~words[i];
        }
        clearGhostBits();
        return this;
    }

    /** Moves all points one column to the left. Points of the leftmost column vanish. */
    public PointSet shiftLeft() {
        checkMutable();
        subtract(geometry.column0());
        shiftDownBy(1);
        return this;
    }

    /** Moves all points one column to the right. Points of the rightmost column vanish. */
    public PointSet shiftRight() {
        checkMutable();
        shiftUpBy(1);
        subtract(geometry.column0());
        return this;
    }

    /** Moves all points one row down. Points of the bottom row vanish. */
    public PointSet shiftDown() {
        checkMutable();
        shiftDownBy(geometry.width());
        return this;
    }

    /** Moves all points one row up. Points of the top row vanish. */
    public PointSet shiftUp() {
        checkMutable();
        shiftUpBy(geometry.width());
        return this;
    }

    /**
     * Makes this set <em>thicken</em>(source): all neighbors of the points of the source, the union of its four shifts.
     * A point of the source is in the result only if it has a neighbor in the source. Source: [N05] 2.1.
     */
    public PointSet assignThickened(PointSet source) {
        checkMutable();
        assert words != source.words && geometry == source.geometry;
        long[] from = source.words;
        long[] column0 = geometry.column0().words;
        int last = words.length - 1;
        int width = geometry.width();
        for (int i = 0; i <= last; i++) {
            long word = from[i];
            long below = i == 0 ? 0 : from[i - 1];
            long above = i == last ? 0 : from[i + 1];
            long aboveColumn0 = i == last ? 0 : column0[i + 1];
            long right = (word << 1 | below >>> 63) & ~column0[i];
            long left = (word & ~column0[i]) >>> 1 | (above & ~aboveColumn0) << 63;
            long up = word << width | below >>> 64 - width;
            long down = word >>> width | above << 64 - width;
            words[i] = left | right | up | down;
        }
        clearGhostBits();
        return this;
    }

    /**
     * Makes this set <em>ext</em>(source), its exterior: the points outside the source that are adjacent to it. Source:
     * [N05] 2.1.
     */
    public PointSet assignExterior(PointSet source) {
        return assignThickened(source).subtract(source);
    }

    /** A new set: <em>thicken</em> of this set, see {@link #assignThickened}. */
    public PointSet thicken() {
        return new PointSet(geometry).assignThickened(this);
    }

    /** A new set: <em>ext</em> of this set, see {@link #assignExterior}. */
    public PointSet exterior() {
        return new PointSet(geometry).assignExterior(this);
    }

    /** The number of pairs of neighbors in this set: <em>#adjacent</em> of [N05] 2.1. Allocates two sets. */
    public int adjacencyCount() {
        return intersectionSize(copy().shiftRight()) + intersectionSize(copy().shiftDown());
    }

    /**
     * Grows this set to all points of the area that are connected to it within the area. Points outside the area are
     * removed first. Takes O(words) for each step of distance and allocates one set.
     */
    public PointSet flood(PointSet area) {
        intersect(area);
        PointSet grown = new PointSet(geometry);
        while (true) {
            grown.assignThickened(this).intersect(area);
            if (containsAll(grown)) {
                return this;
            }
            unite(grown);
        }
    }

    /** The maximal connected subsets, in ascending order of their first points. */
    public List<PointSet> components() {
        List<PointSet> components = new ArrayList<>();
        PointSet rest = copy();
        for (int point = rest.first(); point != Points.NONE; point = rest.next(point)) {
            PointSet component = of(geometry, point).flood(rest);
            rest.subtract(component);
            components.add(component);
        }
        return components;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PointSet that && geometry == that.geometry && Arrays.equals(words, that.words);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(words);
    }

    /** The points in GTP coordinates, ascending. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("{");
        for (int point = first(); point != Points.NONE; point = next(point)) {
            text.append(text.length() == 1 ? "" : " ").append(geometry.name(point));
        }
        return text.append('}').toString();
    }

    private void shiftUpBy(int bits) {
        for (int i = words.length - 1; i > 0; i--) {
            words[i] = words[i] << bits | words[i - 1] >>> 64 - bits;
        }
        words[0] <<= bits;
        clearGhostBits();
    }

    private void shiftDownBy(int bits) {
        int last = words.length - 1;
        for (int i = 0; i < last; i++) {
            words[i] = words[i] >>> bits | words[i + 1] << 64 - bits;
        }
        words[last] >>>= bits;
    }

    private void clearGhostBits() {
        int used = geometry.area() & 63;
        if (used != 0) {
            words[words.length - 1] &= -1L >>> 64 - used;
        }
    }

    private void checkMutable() {
        if (frozen) {
            throw new IllegalStateException("the set is frozen: " + this);
        }
    }
}
