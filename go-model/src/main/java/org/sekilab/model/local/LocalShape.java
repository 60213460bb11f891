package org.sekilab.model.local;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.Region;

/**
 * The fixed part of a local game: its points, their adjacencies, and the defender's blocks around them. Immutable.
 *
 * <p>The points are those of the region and of its interior blocks, which may be captured like any stone. The caller
 * may add further points, such as external liberties. The other adjacent blocks of the defender are <em>essential</em>
 * and are not points. The game is over when an essential block is captured.
 *
 * <p>An essential block may have eyes elsewhere. Each eye costs the attacker one move when the block has no other
 * liberty. Two such eyes keep the block alive forever.
 */
public final class LocalShape implements LocalPoints {
    /** With 60 points, a state with its ko, turn and pass fits a key of 128 bits. */
    public static final int MAX_POINTS = 60;

    /** The value of {@code eyes} for a block that is alive regardless of the play here. */
    public static final long ALIVE = 3L << 62;

    /** The most essential blocks and sacrificed blocks together: the bits of a mask. */
    public static final int MAX_BLOCKS = 64;

    private final Geometry geometry;
    private final Color defender;
    private final int[] points;
    private final List<Block> blocks;
    private final List<Block> sacrifices;
    private final long[] neighbors;
    private final long[] blockExteriors;
    private final long[] sacrificeExteriors;
    private final long[] blocksAt;
    private final long[] eyes;
    private final long territory;
    private final long solidWallAt;
    private final long wallAt;

    private LocalShape(
            Geometry geometry,
            Color defender,
            int[] points,
            List<Block> blocks,
            List<Block> sacrifices,
            long[] eyes,
            long territory,
            long solidWallAt) {
        if (points.length > MAX_POINTS
                || blocks.size() + sacrifices.size() > MAX_BLOCKS
                || eyes.length != blocks.size()) {
            throw new IllegalArgumentException("%d points, %d essential and %d other blocks, eyes of %d"
                    .formatted(points.length, blocks.size(), sacrifices.size(), eyes.length));
        }
        this.geometry = geometry;
        this.defender = defender;
        this.points = points;
        this.blocks = List.copyOf(blocks);
        this.sacrifices = List.copyOf(sacrifices);
        this.eyes = eyes.clone();
        this.neighbors = new long[points.length];
        for (int bit = 0; bit < points.length; bit++) {
            neighbors[bit] = mask(PointSet.of(geometry, points[bit]).exterior());
        }
        this.blockExteriors = exteriors(blocks);
        this.sacrificeExteriors = exteriors(sacrifices);
        this.blocksAt = blocksAt(allExteriors());
        this.territory = territory;
        this.solidWallAt = solidWallAt;
        this.wallAt = Arrays.stream(sacrificeExteriors).reduce(solidWallAt, (all, exterior) -> all | exterior);
    }

    private LocalShape with(List<Block> essential, List<Block> lost, long newTerritory) {
        long[] newEyes = Arrays.copyOf(eyes, essential.size());
        return new LocalShape(geometry, defender, points, essential, lost, newEyes, newTerritory, solidWallAt);
    }

    private long[] exteriors(List<Block> some) {
        return some.stream().mapToLong(block -> mask(block.stones().exterior())).toArray();
    }

    private long[] blocksAt(long[] exteriors) {
        long[] at = new long[points.length];
        for (int block = 0; block < exteriors.length; block++) {
            for (long rest = exteriors[block]; rest != 0; rest &= rest - 1) {
                at[Long.numberOfTrailingZeros(rest)] |= 1L << block;
            }
        }
        return at;
    }

    /** The same game with no territory: only the essential blocks count. */
    public LocalShape withoutTerritory() {
        return withTerritory(0);
    }

    /** The same game about other territory, a mask of local points. */
    public LocalShape withTerritory(long other) {
        return with(blocks, sacrifices, other);
    }

    /**
     * The same game with blocks of the defender that may be captured as wholes.
     *
     * <p>Such a block is taken when it has no liberty here any more, even if it has liberties outside. From then on it
     * counts as attacker stones that cannot be captured. The game is lost when defender stones here are captured with
     * it.
     *
     * @param lost blocks next to the points that are neither essential nor part of the wall
     * @throws IllegalArgumentException if there are too many blocks
     */
    public LocalShape sacrificing(List<Block> lost) {
        return with(blocks, lost, territory);
    }

    /** The same game in which the sacrificed blocks are essential, without eyes elsewhere. */
    LocalShape keepingAll() {
        List<Block> all = new ArrayList<>(blocks);
        all.addAll(sacrifices);
        return with(all, List.of(), territory);
    }

    /**
     * The same game on a part of the points. The others become stones of the attacker that cannot be captured. All
     * essential blocks stay.
     */
    public LocalShape within(PointSet part) {
        PointSet wall = pointsOf(solidWallAt).intersect(part);
        int[] kept = part.toArray();
        List<Block> lost = sacrifices.stream()
                .filter(block -> block.stones().exterior().intersects(part))
                .toList();
        long newWallAt =
                mask(kept, wall) | mask(kept, pointsOf(all()).subtract(part).exterior());
        long newTerritory = mask(kept, pointsOf(territory));
        return new LocalShape(geometry, defender, kept, blocks, lost, eyes, newTerritory, newWallAt);
    }

    /**
     * A game on a part of the points. The other points next to the part have stones of the given blocks, and these
     * stones stay.
     *
     * @param part a mask of points
     * @param around the defender's blocks next to the part, with their stones on other points; they are essential
     * @param others their eyes, as {@link #of} takes them
     */
    public LocalShape part(long part, List<Block> around, long[] others) {
        PointSet kept = pointsOf(part);
        int[] sorted = kept.toArray();
        return new LocalShape(
                geometry,
                defender,
                sorted,
                around,
                List.of(),
                others,
                mask(sorted, pointsOf(territory)),
                mask(sorted, pointsOf(solidWallAt)));
    }

    /**
     * The same game with other eyes elsewhere.
     *
     * @param others by essential block, as {@link #of} takes them
     */
    public LocalShape withEyes(long[] others) {
        if (others.length != eyes.length) {
            throw new IllegalArgumentException(
                    "eyes of %d blocks where there are %d".formatted(others.length, eyes.length));
        }
        return new LocalShape(geometry, defender, points, blocks, sacrifices, others, territory, solidWallAt);
    }

    /**
     * The shape of a region with its interior blocks. Its boundary blocks are essential and have no eyes or liberties
     * elsewhere.
     */
    public static LocalShape of(Region region) {
        PointSet none = new PointSet(region.points().geometry());
        return of(
                region,
                none,
                none,
                region.boundaryBlocks(),
                new long[region.boundaryBlocks().size()]);
    }

    /**
     * The shape of a region, with its interior blocks except the essential ones.
     *
     * @param further more points where both sides may play; they do not count as territory
     * @param wall attacker stones outside that can never be captured; stones on local points next to them cannot be
     *     captured either
     * @param essential the defender's blocks that must not be captured: the boundary blocks, and any interior ones
     * @param eyes by essential block: the eyes that it has elsewhere, one bit for each. Blocks that share an eye have
     *     the same bit. {@link #ALIVE} stands for a block that needs no eye
     * @throws IllegalArgumentException if there are too many points or blocks, see {@link #fits}
     */
    public static LocalShape of(Region region, PointSet further, PointSet wall, List<Block> essential, long[] eyes) {
        PointSet territory = region.points().copy();
        for (Block block : region.interiorBlocks()) {
            if (!essential.contains(block)) {
                territory.unite(block.stones());
            }
        }
        PointSet points = territory.copy().unite(further);
        return ofArea(region.color(), points, territory, wall, essential, eyes);
    }

    /**
     * The shape of any set of points.
     *
     * @param points where both sides may play
     * @param territory the points that are to be the defender's in the end; a subset of the points
     * @param wall as for {@link #of(Region, PointSet, PointSet, List, long[])}
     * @param essential the defender's blocks that must not be captured
     * @param eyes as for {@link #of(Region, PointSet, PointSet, List, long[])}
     */
    public static LocalShape ofArea(
            Color defender, PointSet points, PointSet territory, PointSet wall, List<Block> essential, long[] eyes) {
        int[] sorted = points.toArray();
        long solidWallAt = mask(sorted, wall.exterior());
        return new LocalShape(
                points.geometry(), defender, sorted, essential, List.of(), eyes, mask(sorted, territory), solidWallAt);
    }

    /** True when a region is small enough for a local game with unlimited ko threats. */
    public static boolean fits(Region region) {
        return fits(region, KoThreats.UNLIMITED);
    }

    /** True when a region is small enough for a local game with the given ko threats. */
    public static boolean fits(Region region, KoThreats threats) {
        int stones = 0;
        for (Block block : region.interiorBlocks()) {
            stones += block.stones().size();
        }
        return region.points().size() + stones <= threats.maxPoints()
                && region.boundaryBlocks().size() <= MAX_BLOCKS;
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

    /** The mask of all points. */
    public long all() {
        return size() == 0 ? 0 : -1L >>> Long.SIZE - size();
    }

    /** The points that are to be the defender's in the end. */
    public long territory() {
        return territory;
    }

    /**
     * The points where an attacker stone is connected to outside stones that can never be captured. Includes the points
     * where this becomes true as soon as a sacrificed block has no liberty here.
     */
    public long wallAt() {
        return wallAt;
    }

    /** The points where an attacker stone is connected to such outside stones from the beginning. */
    public long solidWallAt() {
        return solidWallAt;
    }

    @Override
    public int point(int local) {
        return points[local];
    }

    @Override
    public int localOf(int point) {
        return Arrays.binarySearch(points, point);
    }

    /** The local points in a set. */
    public long mask(PointSet set) {
        return mask(points, set);
    }

    private static long mask(int[] points, PointSet set) {
        long mask = 0;
        for (int bit = 0; bit < points.length; bit++) {
            if (set.contains(points[bit])) {
                mask |= 1L << bit;
            }
        }
        return mask;
    }

    /** A new set of the points of the board that a mask stands for. */
    public PointSet pointsOf(long mask) {
        PointSet set = new PointSet(geometry);
        for (long rest = mask; rest != 0; rest &= rest - 1) {
            set.add(points[Long.numberOfTrailingZeros(rest)]);
        }
        return set;
    }

    /** The sacrificed blocks, see {@link #sacrificing}. */
    public List<Block> sacrifices() {
        return sacrifices;
    }

    /** [block]: the points adjacent to each sacrificed block. The caller must not change the array. */
    long[] sacrificeExteriors() {
        return sacrificeExteriors;
    }

    /** [block]: the points adjacent to the essential blocks, then to the sacrificed blocks. */
    long[] allExteriors() {
        long[] all = Arrays.copyOf(blockExteriors, blockExteriors.length + sacrificeExteriors.length);
        System.arraycopy(sacrificeExteriors, 0, all, blockExteriors.length, sacrificeExteriors.length);
        return all;
    }

    @Override
    public List<Block> blocks() {
        return blocks;
    }

    /** The stones of one color of a position that are on local points. */
    long stones(Position position, Color color) {
        return mask(position.stones(color));
    }

    /** [point]: the adjacent points. The caller must not change the array. */
    public long[] neighbors() {
        return neighbors;
    }

    /** [block]: the points adjacent to an essential block. The caller must not change the array. */
    public long[] blockExteriors() {
        return blockExteriors;
    }

    /**
     * [point]: the adjacent blocks. Bit i is essential block i; sacrificed blocks follow. The caller must not change
     * the array.
     */
    public long[] blocksAt() {
        return blocksAt;
    }

    /** [block]: the eyes elsewhere, see {@link #of}. The caller must not change the array. */
    public long[] eyes() {
        return eyes;
    }

    /** True for the same game: equal points, blocks, eyes, territory and wall. */
    @Override
    public boolean equals(Object other) {
        return other instanceof LocalShape that
                && geometry.equals(that.geometry)
                && defender == that.defender
                && territory == that.territory
                && solidWallAt == that.solidWallAt
                && Arrays.equals(points, that.points)
                && Arrays.equals(eyes, that.eyes)
                && blocks.equals(that.blocks)
                && sacrifices.equals(that.sacrifices);
    }

    @Override
    public int hashCode() {
        return Objects.hash(
                defender, Arrays.hashCode(points), blocks, sacrifices, Arrays.hashCode(eyes), territory, solidWallAt);
    }
}
