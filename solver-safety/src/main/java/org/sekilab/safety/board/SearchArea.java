package org.sekilab.safety.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.model.MergedRegion;
import org.sekilab.model.PointSet;
import org.sekilab.model.RegionMap;
import org.sekilab.model.local.LocalShape;

/**
 * An area that is searched as one: a basic region, a merged one, or a part of one. It has the blocks that must not be
 * captured there. Immutable. {@link AreaResult} holds what is known of it.
 *
 * <p>The blocks of a merged region include those between its parts, although [NM04] 1.1 calls them interior. This
 * proves more, and makes the search smaller.
 */
public final class SearchArea {
    /**
     * The eye elsewhere that is assumed for blocks that are not alive. All of them share this one eye, so that blocks
     * that become one group do not have two eyes by it. Otherwise each of several areas might sacrifice the blocks and
     * rely on the others.
     */
    public static final long SHARED_EYE = 1;

    private final List<BasicRegion> parts;
    private final List<Block> blocks;
    private final List<Block> sacrificed;
    private final PointSet points;
    private final PointSet territory;
    private final PointSet exclusive;
    private final PointSet wall;

    private SearchArea(
            List<BasicRegion> parts,
            List<Block> blocks,
            List<Block> sacrificed,
            PointSet points,
            PointSet territory,
            PointSet exclusive,
            PointSet wall) {
        this.parts = List.copyOf(parts);
        this.blocks = List.copyOf(blocks);
        this.sacrificed = List.copyOf(sacrificed);
        this.points = points.freeze();
        this.territory = territory.freeze();
        this.exclusive = exclusive.freeze();
        this.wall = wall.freeze();
    }

    /**
     * An area of one or more basic regions.
     *
     * @param isAlive true for alive blocks; no new strategy may sacrifice these
     */
    public static SearchArea ofRegions(RegionMap map, List<BasicRegion> parts, Predicate<Block> isAlive) {
        MergedRegion region = map.merge(parts);
        PointSet points = region.points().copy();
        PointSet none = new PointSet(points.geometry());
        List<Block> blocks = new ArrayList<>(region.boundaryBlocks());
        for (Block block : region.interiorBlocks()) {
            if (map.regionsOf(block).length > 1 || isAlive.test(block)) {
                blocks.add(block);
            } else {
                points.unite(block.stones());
            }
        }
        return new SearchArea(parts, blocks, List.of(), points, points, none, none);
    }

    /**
     * An area of points that are no region. All other neighbors are treated as attacker stones that cannot be captured.
     * A proof that uses the area reserves its points: no other proof may use them.
     *
     * @param parts the regions to which the effort of searches is added
     * @param blocks the blocks next to the points that must not be captured
     * @param territory the points of the area that a proof makes the defender's
     */
    public static SearchArea ofArea(List<BasicRegion> parts, List<Block> blocks, PointSet points, PointSet territory) {
        return new SearchArea(parts, blocks, List.of(), points, territory, points, beyond(points, points, blocks));
    }

    /**
     * A copy with additional points outside on which both sides may play: [NM04] 3.3, external moves. They are no
     * territory.
     */
    public SearchArea withFurther(PointSet further) {
        PointSet all = points.copy().unite(further);
        return new SearchArea(parts, blocks, sacrificed, all, territory, further.copy(), beyond(further, all, blocks));
    }

    /**
     * A copy without territory in which some of the blocks are sacrificed, see {@link LocalShape#sacrificing}.
     *
     * @param lost blocks of the area
     * @param further additional points on which both sides may play, such as their liberties elsewhere
     */
    public SearchArea sacrificing(List<Block> lost, PointSet further) {
        PointSet all = points.copy().unite(further);
        List<Block> kept = new ArrayList<>(blocks);
        kept.removeAll(lost);
        PointSet none = new PointSet(points.geometry());
        return new SearchArea(parts, kept, lost, all, none, all, beyond(all, all, blocks));
    }

    /** A copy in which more blocks are sacrificed. These were attacker stones beyond the area before. */
    public SearchArea sacrificingBeside(List<Block> others) {
        List<Block> lost = new ArrayList<>(sacrificed);
        lost.addAll(others);
        PointSet rest = wall.copy();
        others.forEach(block -> rest.subtract(block.stones()));
        return new SearchArea(parts, blocks, lost, points, territory, exclusive, rest);
    }

    /** A copy with other territory. */
    public SearchArea withTerritory(PointSet left) {
        return new SearchArea(parts, blocks, sacrificed, points, left, exclusive, wall);
    }

    /** A copy with more territory; empty if all of these points are territory or beyond the area. */
    public Optional<SearchArea> withMoreTerritory(PointSet more) {
        PointSet all = more.copy().intersect(points).unite(territory);
        return all.equals(territory) ? Optional.empty() : Optional.of(withTerritory(all.freeze()));
    }

    /** A copy with some of its points. The others become stones of the attacker that cannot be captured. */
    public SearchArea within(PointSet kept) {
        PointSet rest = points.copy().subtract(kept);
        PointSet around = wall.copy().unite(rest);
        List<Block> lost = sacrificed.stream()
                .filter(block -> block.stones().exterior().intersects(kept))
                .toList();
        PointSet less = territory.copy().intersect(kept);
        PointSet exclusiveRest = exclusive.copy().intersect(kept);
        return new SearchArea(parts, blocks, lost, kept.copy(), less, exclusiveRest, around);
    }

    private static PointSet beyond(PointSet border, PointSet points, List<Block> blocks) {
        PointSet beyond = border.exterior().subtract(points);
        blocks.forEach(block -> beyond.subtract(block.stones()));
        return beyond;
    }

    /** The basic regions that make up the area or that contain it. */
    public List<BasicRegion> parts() {
        return parts;
    }

    /** The blocks that must not be captured. */
    public List<Block> blocks() {
        return blocks;
    }

    /** All points of play, including those of interior blocks that may be captured. */
    public PointSet points() {
        return points;
    }

    /** The points that no other strategy may ever use after a proof, because they are only a part of a region. */
    PointSet exclusive() {
        return exclusive;
    }

    /** The points that a proof makes territory. */
    public PointSet territory() {
        return territory;
    }

    /** True when the area is small enough to be searched. */
    public boolean fits(int maxPoints) {
        return points.size() <= Math.min(maxPoints, LocalShape.MAX_POINTS)
                && blocks.size() + sacrificed.size() <= Long.SIZE;
    }

    /** The game in the area, with some eyes elsewhere for the blocks. */
    public LocalShape shape(long[] eyes) {
        return LocalShape.ofArea(parts.get(0).color(), points, territory, wall, blocks, eyes)
                .sacrificing(sacrificed);
    }
}
