package org.sekilab.semeai.area;

import java.util.Arrays;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.local.Adjacency;

/**
 * The fixed facts of a race in play: its points, their adjacency, and the stones around them that are never captured.
 * Immutable.
 *
 * <p>The points are all points that alive blocks do not separate from the two essential blocks: empty ones and stones
 * that may be captured. The stones of the essential blocks are not points, because the race is over when one of these
 * is captured. Points that alive blocks separate do not affect the race: a move there is a pass.
 */
public final class SemeaiArea {
    /** With this limit a state with its ko, its turn and its pass fits a key of 128 bits. */
    public static final int MAX_POINTS = 60;

    private static final int MAX_LAYERS = 3; // chosen on the rows of the suites: without it one of them comes out wrong

    /** The trust in the surrounding stones. */
    private enum Basis {
        PROVED,
        ASSUMED
    }

    private final Position position;
    private final Basis basis;
    private final PointSet alive;
    private final PointSet open; // empty points too far away to be played on: a block that reaches them is safe
    private final PointSet[] essential; // [color] stones of the essential block; none if it is gone
    private final int[] points;
    private final long[] neighbors; // [point]
    private final long[] exteriors; // [color] points adjacent to the essential block
    private final long[] walls; // [color] points adjacent to alive stones

    private SemeaiArea(
            Position position, Basis basis, PointSet alive, PointSet open, PointSet[] essential, PointSet area) {
        this.position = position;
        this.basis = basis;
        this.alive = alive;
        this.open = open;
        this.essential = essential;
        this.points = area.toArray();
        this.neighbors = new long[points.length];
        this.exteriors = new long[Color.values().length];
        this.walls = new long[Color.values().length];
        for (int i = 0; i < Math.min(points.length, MAX_POINTS); i++) {
            neighbors[i] = mask(PointSet.of(position.geometry(), points[i]).exterior());
        }
        for (Color color : Color.values()) {
            exteriors[color.ordinal()] = mask(essential[color.ordinal()].exterior());
            PointSet safe = position.stones(color).copy().intersect(alive);
            safe.unite(OpenGround.of(position, open, color));
            walls[color.ordinal()] = mask(safe.exterior());
        }
    }

    /**
     * The area of a race.
     *
     * @param black the stones of the black essential block
     * @param white the stones of the white essential block
     * @param walls the stones of both colors that are proved never to be captured
     */
    public static SemeaiArea proved(Position position, PointSet black, PointSet white, PointSet walls) {
        return of(position, black, white, walls, Basis.PROVED);
    }

    /**
     * The area under the assumption that stones that look safe cannot be captured. If that area does not fit, it
     * shrinks to the points near the essential blocks.
     *
     * @param black the stones of the black essential block
     * @param white the stones of the white essential block
     * @param walls the stones of both colors that look safe
     */
    public static SemeaiArea assumed(Position position, PointSet black, PointSet white, PointSet walls) {
        return of(position, black, white, walls, Basis.ASSUMED);
    }

    private static SemeaiArea of(Position position, PointSet black, PointSet white, PointSet walls, Basis basis) {
        PointSet essential = black.copy().unite(white);
        PointSet open = walls.copy().complement();
        PointSet reached = essential.copy().flood(open).subtract(essential);
        PointSet stones = walls;
        PointSet far = new PointSet(position.geometry());
        if (basis == Basis.ASSUMED && reached.size() > MAX_POINTS) {
            PointSet all = reached;
            reached = nearest(position, essential, all);
            far = all.subtract(reached).intersect(position.empties());
            stones = reached.copy().unite(essential).complement(); // nothing further away is played on
        }
        PointSet[] blocks = {black.copy(), white.copy()};
        return new SemeaiArea(position, basis, stones, far, blocks, reached);
    }

    /** The area of play after the capture of an essential block: its stones are like other stones. */
    public SemeaiArea withoutEssential(Color captured) {
        PointSet[] left = essential.clone();
        left[captured.ordinal()] = new PointSet(position.geometry());
        PointSet all = essential[captured.ordinal()].copy();
        for (int point : points) {
            all.add(point);
        }
        return new SemeaiArea(position, basis, alive, open, left, all);
    }

    /**
     * The area of a race in which some of the stones here belong to essential blocks.
     *
     * @param stones [color] masks
     */
    public SemeaiArea withEssential(long[] stones) {
        PointSet[] united = {essential[0].copy(), essential[1].copy()};
        PointSet left = new PointSet(position.geometry());
        for (int i = 0; i < points.length; i++) {
            if ((stones[0] >>> i & 1) != 0) {
                united[0].add(points[i]);
            } else if ((stones[1] >>> i & 1) != 0) {
                united[1].add(points[i]);
            } else {
                left.add(points[i]);
            }
        }
        return new SemeaiArea(position, basis, alive, open, united, left);
    }

    /** True if the essential block of a color, given by its ordinal, is still there. */
    public boolean hasEssential(int color) {
        return !essential[color].isEmpty();
    }

    /** The stones of an essential block. Callers must not change the set. */
    public PointSet essentialBlock(Color color) {
        return essential[color.ordinal()];
    }

    /** As many whole layers around the essential blocks as fit, without the blocks that are only partly in them. */
    private static PointSet nearest(Position position, PointSet essential, PointSet reached) {
        PointSet near = new PointSet(position.geometry());
        PointSet grown = near;
        for (int layer = 0; layer < MAX_LAYERS && grown.size() <= MAX_POINTS; layer++) {
            near = grown;
            grown = near.copy().unite(essential).thicken().intersect(reached);
        }
        if (grown.size() <= MAX_POINTS) {
            near = grown;
        }
        PointSet kept = near.copy();
        for (Color color : Color.values()) {
            for (PointSet block :
                    position.stones(color).copy().subtract(essential).components()) {
                if (!near.containsAll(block)) {
                    kept.subtract(block);
                }
            }
        }
        return kept;
    }

    /** True when masks can represent the race; otherwise the masks are truncated. */
    public boolean fits() {
        return points.length <= MAX_POINTS;
    }

    /** True when the surrounding stones only look as if they could not be captured. */
    public boolean isAssumed() {
        return basis == Basis.ASSUMED;
    }

    /** The number of points. */
    public int size() {
        return points.length;
    }

    /** The mask of all points. */
    public long all() {
        return points.length == 0 ? 0 : -1L >>> Long.SIZE - points.length;
    }

    /** The point of the board that a local point stands for. */
    public int point(int local) {
        return points[local];
    }

    /** The local point that stands for a point of the board; negative if there is none. */
    public int localOf(int point) {
        return Arrays.binarySearch(points, point);
    }

    /** [point] The adjacent points. Callers must not change the array. */
    public long[] neighbors() {
        return neighbors;
    }

    /** The points next to those of a mask. */
    public long around(long mask) {
        return Adjacency.around(neighbors, mask);
    }

    /** The points of a mask that are connected to a seed in it. */
    public long flood(long seed, long within) {
        long reached = 0;
        for (long front = seed; front != 0; ) {
            reached |= front;
            front = around(front) & within & ~reached;
        }
        return reached;
    }

    /** The points adjacent to an essential block. */
    public long exterior(Color color) {
        return exteriors[color.ordinal()];
    }

    /** The points where a stone is connected to stones of its color that are never captured. */
    public long wallAt(Color color) {
        return walls[color.ordinal()];
    }

    /** The stones of the position at the area's points. */
    public long stones(Color color) {
        return mask(position.stones(color));
    }

    /** The point of the area at which the position forbids to retake a ko; negative if there is none. */
    public int koPoint() {
        return localOf(position.koPoint());
    }

    /** The side that the position forbids to retake a ko. */
    public Color koBanned() {
        return position.toMove();
    }

    private long mask(PointSet set) {
        long mask = 0;
        for (int i = 0; i < Math.min(points.length, MAX_POINTS); i++) {
            if (set.contains(points[i])) {
                mask |= 1L << i;
            }
        }
        return mask;
    }
}
