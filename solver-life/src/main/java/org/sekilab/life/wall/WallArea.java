package org.sekilab.life.wall;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;

/** The points of a wall game and their neighbors. Immutable. Any number of points: a mask has as many longs as needed. */
public final class WallArea {
    private static final int KEYS = 4; // of a point: prover's stone, opponent's stone, target, ko
    private static final long SEED = 20_221_101;

    private final Geometry geometry;
    private final int[] points;
    private final int[] locals; // [point of the board]: the local point, or NONE
    private final int words;
    private final int[][] neighbors;
    private final int[][] diagonals;
    private final long[] rim;
    private final long[] all;
    private final long[] keys; // [2 * (KEYS * local + kind)]: both halves

    public WallArea(PointSet area) {
        this.geometry = area.geometry();
        this.points = area.toArray();
        this.words = Math.max(1, (points.length + Long.SIZE - 1) / Long.SIZE);
        this.locals = new int[geometry.area()];
        Arrays.fill(locals, Points.NONE);
        for (int local = 0; local < points.length; local++) {
            locals[points[local]] = local;
        }
        this.neighbors = new int[points.length][];
        this.diagonals = new int[points.length][];
        this.rim = new long[words];
        this.all = new long[words];
        for (int local = 0; local < points.length; local++) {
            all[local >> 6] |= 1L << local;
            int[] near = PointSet.of(geometry, points[local]).exterior().toArray();
            neighbors[local] = Arrays.stream(near).filter(area::contains).map(point -> locals[point]).toArray();
            int point = points[local];
            diagonals[local] = IntStream.range(0, 4)
                    .map(direction -> geometry.diagonal(point, direction))
                    .filter(geometry::isPoint)
                    .map(diagonal -> locals[diagonal])
                    .toArray();
            if (neighbors[local].length < near.length) {
                rim[local >> 6] |= 1L << local;
            }
        }
        SplittableRandom random = new SplittableRandom(SEED);
        this.keys = random.longs(2L * KEYS * points.length + 2).toArray();
    }

    public Geometry geometry() {
        return geometry;
    }

    /** The number of points. */
    public int size() {
        return points.length;
    }

    /** The number of longs of a mask. */
    public int words() {
        return words;
    }

    /** The point of the board that a local point stands for. */
    public int point(int local) {
        return points[local];
    }

    /** The local point that stands for a point of the board, or {@link Points#NONE}. */
    public int localOf(int point) {
        return locals[point];
    }

    /** [index]: the adjacent local points. The caller must not change the array. */
    public int[] neighborsOf(int local) {
        return neighbors[local];
    }

    int[] neighbors(int local) {
        return neighbors[local];
    }

    /** The mask of the points with a neighbor outside. The caller must not change the array. */
    long[] rim() {
        return rim;
    }

    /** The mask of all points. The caller must not change the array. */
    public long[] all() {
        return all;
    }

    /** [index]: the diagonally adjacent points of the board, as local points; NONE for those outside the area. */
    int[] diagonalsOf(int local) {
        return diagonals[local];
    }

    boolean isAtRim(int local) {
        return (rim[local >> 6] >>> local & 1) != 0;
    }

    /** A new mask of the points of a set that are in the area. */
    public long[] mask(PointSet set) {
        long[] mask = new long[words];
        for (int local = 0; local < points.length; local++) {
            if (set.contains(points[local])) {
                mask[local >> 6] |= 1L << local;
            }
        }
        return mask;
    }

    /** A new set of the points of the board that a mask stands for. */
    public PointSet pointsOf(long[] mask) {
        PointSet set = new PointSet(geometry);
        for (int local = Masks.first(mask, 0); local >= 0; local = Masks.next(mask, 0, words, local)) {
            set.add(points[local]);
        }
        return set;
    }

    /** One half of a random key of a stone, a target or a ko. */
    long key(int local, int kind, int half) {
        return keys[2 * (KEYS * local + kind) + half];
    }

    /** One half of the random key of the prover's turn. */
    long turnKey(int half) {
        return keys[keys.length - 2 + half];
    }
}
