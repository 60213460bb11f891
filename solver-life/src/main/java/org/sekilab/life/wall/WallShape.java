package org.sekilab.life.wall;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;

/**
 * The points of a wall game as bits of a mask. Immutable.
 *
 * <p>A bit stands for a point or for a whole block. The block is a target, or a large block of the prover. It is
 * never captured before the game is decided. The prover gives up when such a block is captured. This is on the safe
 * side.
 */
final class WallShape {
    /** The bits of a mask that may stand for points; one more stands for all other points of the board. */
    static final int MOST_BITS = 60;

    private static final int LARGE = 7; // stones of a block that is no throw-in: dead shapes have six at most

    private final Geometry geometry;
    private final List<PointSet> parts; // [bit]
    private final long[] neighbors; // [bit]
    private final long wallAt;
    private final long targets;
    private final List<Long> blocks; // of targets
    private final long kept;
    private final long prover;
    private final long opponent;

    private WallShape(WallQuestion game, PointSet points, List<PointSet> parts, long kept) {
        Position position = game.position();
        this.geometry = position.geometry();
        this.parts = parts;
        this.kept = kept;
        this.neighbors = new long[parts.size()];
        long atWall = 0;
        for (int bit = 0; bit < parts.size(); bit++) {
            PointSet around = parts.get(bit).exterior();
            neighbors[bit] = mask(around);
            atWall |= points.containsAll(around) ? 0 : 1L << bit;
        }
        this.wallAt = atWall;
        this.targets = mask(game.targets());
        this.blocks = game.blocks().stream().map(this::mask).toList();
        this.prover = mask(position.stones(game.prover()));
        this.opponent = mask(position.stones(game.prover().opposite()));
    }

    /**
     * The shape of some points of the board.
     *
     * @param points contain all targets
     * @return empty if there are too many points
     */
    static Optional<WallShape> of(WallQuestion game, PointSet points) {
        PointSet single = points.copy();
        List<PointSet> parts = new ArrayList<>();
        long kept = 0;
        for (PointSet block :
                game.position().stones(game.prover()).copy().intersect(points).components()) {
            boolean isTarget = game.goal() == WallQuestion.Goal.LIVE && block.intersects(game.targets());
            if (isTarget || block.size() >= LARGE) {
                kept |= 1L << parts.size();
                parts.add(block);
                single.subtract(block);
            }
        }
        if (game.goal() != WallQuestion.Goal.LIVE && game.blocks().size() == 1) {
            parts.add(game.blocks().get(0));
            single.subtract(game.blocks().get(0));
        }
        if (parts.size() + single.size() > MOST_BITS) {
            return Optional.empty();
        }
        for (int point : single.toArray()) {
            parts.add(PointSet.of(points.geometry(), point));
        }
        return Optional.of(new WallShape(game, points, parts, kept));
    }

    /** The bits of the parts that have a point of a set. */
    private long mask(PointSet set) {
        long mask = 0;
        for (int bit = 0; bit < parts.size(); bit++) {
            mask |= parts.get(bit).intersects(set) ? 1L << bit : 0;
        }
        return mask;
    }

    Geometry geometry() {
        return geometry;
    }

    /** The number of bits. */
    int size() {
        return parts.size();
    }

    long all() {
        return -1L >>> Long.SIZE - size();
    }

    /** [bit]: the bits next to it. The caller must not change the array. */
    long[] neighbors() {
        return neighbors;
    }

    /** The bits with a neighbor beyond the points. */
    long wallAt() {
        return wallAt;
    }

    /** The stones that the goal is about. */
    long targets() {
        return targets;
    }

    /** The blocks that the goal is about. */
    List<Long> blocks() {
        return blocks;
    }

    /** The prover's blocks that must not be captured. */
    long kept() {
        return kept;
    }

    /** The prover's stones in the beginning. */
    long prover() {
        return prover;
    }

    /** The opponent's stones in the beginning. */
    long opponent() {
        return opponent;
    }

    /** The points of a bit. */
    PointSet part(int bit) {
        return parts.get(bit);
    }

    /** The bit of a single point, or -1. */
    int bitOf(int point) {
        for (int bit = 0; bit < parts.size(); bit++) {
            if (parts.get(bit).contains(point)) {
                return bit;
            }
        }
        return -1;
    }

    /** The points that a mask stands for. */
    PointSet pointsOf(long mask) {
        PointSet set = new PointSet(geometry);
        for (long rest = mask; rest != 0; rest &= rest - 1) {
            set.unite(parts.get(Long.numberOfTrailingZeros(rest)));
        }
        return set;
    }
}
