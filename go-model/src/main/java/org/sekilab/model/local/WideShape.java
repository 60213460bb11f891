package org.sekilab.model.local;

import java.util.Arrays;
import java.util.List;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;

/**
 * The fixed part of a local game of many points: the points, their adjacencies, and the essential blocks around them.
 * Immutable.
 *
 * <p>Nodes are the points, and after them the essential blocks. A set of points has three longs if all nodes fit into
 * them, and ten otherwise.
 */
public final class WideShape implements LocalPoints {
    /** The number of longs for a corner of 13 by 13 points. */
    public static final int FEW = 3;

    /** The number of longs for a board of 25 by 25 points. */
    public static final int MANY = 10;

    /** The most points and essential blocks together. */
    public static final int MAX_POINTS = MANY * Long.SIZE;

    private final Geometry geometry;
    private final Color defender;
    private final int[] points;
    private final int[] locals; // [point of the board]: the local point, or -1
    private final List<Block> blocks;
    private final long[] eyes;
    private final int[] starts; // [node]: the place of its first neighbor
    private final int[] neighbors; // nodes
    private final boolean[] wallAt; // [node]
    private final int words;

    /**
     * The shape of any set of points.
     *
     * @param points where both sides may play
     * @param wall attacker stones outside that can never be captured
     * @param essential the defender's blocks that must not be captured, not among the points
     * @param eyes by essential block, as for {@link LocalShape#of}
     * @throws IllegalArgumentException if there are more than {@link #MAX_POINTS} points and blocks
     */
    public WideShape(Color defender, PointSet points, PointSet wall, List<Block> essential, long[] eyes) {
        this(defender, points, wall, essential, eyes, points.size() + essential.size() > FEW * Long.SIZE ? MANY : FEW);
    }

    /** @param words the number of longs */
    WideShape(Color defender, PointSet points, PointSet wall, List<Block> essential, long[] eyes, int words) {
        if (points.size() + essential.size() > MAX_POINTS || eyes.length != essential.size()) {
            throw new IllegalArgumentException("%d points, %d essential blocks, eyes of %d"
                    .formatted(points.size(), essential.size(), eyes.length));
        }
        this.geometry = points.geometry();
        this.defender = defender;
        this.points = points.toArray();
        this.blocks = List.copyOf(essential);
        this.eyes = eyes.clone();
        this.locals = new int[geometry.area()];
        Arrays.fill(locals, -1);
        for (int local = 0; local < this.points.length; local++) {
            locals[this.points[local]] = local;
        }
        int nodes = this.points.length + blocks.size();
        this.words = words;
        this.starts = new int[nodes + 1];
        this.wallAt = new boolean[nodes];
        int[][] around = new int[nodes][];
        PointSet atWall = wall.exterior();
        for (int local = 0; local < this.points.length; local++) {
            wallAt[local] = atWall.contains(this.points[local]);
            around[local] = aroundPoint(local);
        }
        for (int block = 0; block < blocks.size(); block++) {
            around[this.points.length + block] =
                    localsOf(blocks.get(block).stones().exterior());
        }
        for (int node = 0; node < nodes; node++) {
            starts[node + 1] = starts[node] + around[node].length;
        }
        this.neighbors = Arrays.stream(around).flatMapToInt(Arrays::stream).toArray();
    }

    private int[] localsOf(PointSet some) {
        return Arrays.stream(some.toArray())
                .map(point -> locals[point])
                .filter(local -> local >= 0)
                .toArray();
    }

    private int[] aroundPoint(int local) {
        PointSet beside = PointSet.of(geometry, points[local]).exterior();
        int[] around = localsOf(beside);
        for (int block = 0; block < blocks.size(); block++) {
            if (blocks.get(block).stones().intersects(beside)) {
                around = Arrays.copyOf(around, around.length + 1);
                around[around.length - 1] = points.length + block;
            }
        }
        return around;
    }

    @Override
    public Geometry geometry() {
        return geometry;
    }

    @Override
    public Color defender() {
        return defender;
    }

    @Override
    public int size() {
        return points.length;
    }

    @Override
    public int point(int local) {
        return points[local];
    }

    @Override
    public int localOf(int point) {
        return locals[point];
    }

    @Override
    public List<Block> blocks() {
        return blocks;
    }

    /** The number of longs of a set of points. */
    public int words() {
        return words;
    }

    /** True if a stone of the attacker is connected to stones outside that can never be captured. */
    public boolean isAtWall(int local) {
        return wallAt[local];
    }

    /** A new set of the points of the board that a set stands for. */
    public PointSet pointsOf(WideSet set) {
        PointSet found = new PointSet(geometry);
        for (int local = set.next(0); local >= 0; local = set.next(local + 1)) {
            found.add(points[local]);
        }
        return found;
    }

    /** A new set of the local points among points of the board. */
    public WideSet setOf(PointSet some) {
        WideSet set = new WideSet(words);
        for (int local : localsOf(some)) {
            set.add(local);
        }
        return set;
    }

    /** [block]: the eyes elsewhere. Not to be changed. */
    long[] eyes() {
        return eyes;
    }

    /** [node]: whether a stone of the attacker is connected to the wall. Not to be changed. */
    boolean[] wallAt() {
        return wallAt;
    }

    /** [node]: the place of its first neighbor in {@link #neighbors}; one more at the end. Not to be changed. */
    int[] starts() {
        return starts;
    }

    /** The neighbors of all nodes. Not to be changed. */
    int[] neighbors() {
        return neighbors;
    }
}
