package org.sekilab.safety.board;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.model.MergedRegion;
import org.sekilab.model.PointSet;
import org.sekilab.model.RegionMap;
import org.sekilab.model.local.LocalShape;
import org.sekilab.proof.SafetyMethod;
import org.sekilab.search.Goal;

/**
 * An area that is searched as one: a basic region, a merged one, or a part of one. It has the blocks that must not be
 * captured there, and the liberties that it is known to give them. Mutable, confined to one thread.
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
    private final List<Block> givenUp;
    private final PointSet points;
    private final PointSet territory;
    private final PointSet exclusive;
    private final PointSet wall;
    private final BitSet oneVital = new BitSet(); // [block]
    private boolean isTerritoryByRules;
    private long @Nullable [] assumedEyes;
    private Goal goal = Goal.WIN; // of the proof with the assumed eyes
    private List<SearchArea> givers = List.of();

    private SearchArea(
            List<BasicRegion> parts,
            List<Block> blocks,
            List<Block> givenUp,
            PointSet points,
            PointSet territory,
            PointSet exclusive,
            PointSet wall) {
        this.parts = List.copyOf(parts);
        this.blocks = List.copyOf(blocks);
        this.givenUp = List.copyOf(givenUp);
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
        return new SearchArea(parts, blocks, givenUp, all, territory, further.copy(), beyond(further, all, blocks));
    }

    /**
     * A copy in which some of the blocks are sacrificed, see {@link LocalShape#givingUp}.
     *
     * @param lost blocks of the area
     * @param further additional points on which both sides may play, such as their liberties elsewhere; they are no
     *     territory
     * @param left the points that a proof makes the defender's
     */
    public SearchArea givingUp(List<Block> lost, PointSet further, PointSet left) {
        PointSet all = points.copy().unite(further);
        List<Block> kept = new ArrayList<>(blocks);
        kept.removeAll(lost);
        return new SearchArea(parts, kept, lost, all, left, all, beyond(all, all, blocks));
    }

    /** A copy in which more blocks are sacrificed. These were attacker stones beyond the area before. */
    public SearchArea withLost(List<Block> others) {
        List<Block> lost = new ArrayList<>(givenUp);
        lost.addAll(others);
        PointSet rest = wall.copy();
        others.forEach(block -> rest.subtract(block.stones()));
        return new SearchArea(parts, blocks, lost, points, territory, exclusive, rest);
    }

    /** A copy with other territory. */
    public SearchArea withTerritory(PointSet left) {
        return new SearchArea(parts, blocks, givenUp, points, left, exclusive, wall);
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
    PointSet territory() {
        return territory;
    }

    /** True when the area is small enough to be searched. */
    public boolean fits(int maxPoints) {
        return points.size() <= Math.min(maxPoints, LocalShape.MAX_POINTS)
                && blocks.size() + givenUp.size() <= Long.SIZE;
    }

    /** The game in the area, with some eyes elsewhere for the blocks. */
    public LocalShape shape(long[] eyes) {
        return LocalShape.ofArea(parts.get(0).color(), points, territory, wall, blocks, eyes)
                .givingUp(givenUp);
    }

    public boolean isOneVitalFor(Block block) {
        return oneVital.get(block.index());
    }

    /** Records that the area keeps a liberty for a block, as long as none of its blocks is captured elsewhere. */
    void addOneVital(Block block) {
        oneVital.set(block.index());
    }

    /** Records that the strategy that keeps these liberties also makes all points territory. */
    void setTerritoryByRules() {
        isTerritoryByRules = true;
    }

    /** True when the strategy makes the territory the defender's, as long as no block is captured elsewhere. */
    boolean isTerritory() {
        return isSolved() ? goal == Goal.WIN : isTerritoryByRules;
    }

    /** True when it is proved that the blocks live, but nothing about the territory. */
    boolean isAtLeastSeki() {
        return isSolved() && goal == Goal.AT_LEAST_DRAW;
    }

    public boolean isOneVital() {
        return !oneVital.isEmpty();
    }

    /** True when the area was proved to reach a goal, with assumed eyes elsewhere. */
    public boolean isSolved() {
        return assumedEyes != null;
    }

    /**
     * Records a proof.
     *
     * @param eyes by place in {@link #blocks}: the assumed eyes, in the form of {@link LocalShape#of}; no other eye
     *     than {@link #SHARED_EYE}
     * @param reached WIN if the territory is the defender's, AT_LEAST_DRAW if the blocks live, perhaps in seki
     */
    public void solvedWith(long[] eyes, Goal reached) {
        assumedEyes = eyes.clone();
        goal = reached;
    }

    /**
     * Records a proof that uses the liberties of other areas. A group with eyes of two of these may be left without any
     * liberty here.
     *
     * @param eyes by place in {@link #blocks}: the assumed eyes, bit i for the eye that giver i keeps
     * @param units the givers
     */
    void solvedAsChain(long[] eyes, List<SearchArea> units) {
        assumedEyes = eyes.clone();
        givers = List.copyOf(units);
    }

    /** Forgets a proof that uses the liberties of other areas. */
    public void dissolveChain() {
        assumedEyes = null;
        givers = List.of();
    }

    /** The areas with liberties that the proof counts one by one; empty if there are none. */
    List<SearchArea> givers() {
        return givers;
    }

    /** The liberties that its strategy keeps for a block at a place in {@link #blocks}: 0, 1 or 2. */
    int liberties(int place) {
        if (assumedEyes != null) {
            return assumedEyes[place] == 0 || !givers.isEmpty() ? 2 : 1;
        }
        return isOneVitalFor(blocks.get(place)) ? 1 : 0;
    }

    /** True when the proof assumes that a block, at a place in {@link #blocks}, is alive whatever happens here. */
    boolean needsAlive(int place) {
        return assumedEyes != null ? assumedEyes[place] == LocalShape.ALIVE : !isOneVitalFor(blocks.get(place));
    }

    /**
     * The game that was proved: of the area as a whole, or for its liberties only.
     *
     * @param giverGames the games of {@link #givers}
     */
    ProvedGame proved(SafetyMethod method, List<ProvedGame> giverGames) {
        if (assumedEyes != null) {
            return new ProvedGame(shape(assumedEyes), goal, giverGames, method);
        }
        long[] eyes = new long[blocks.size()];
        for (int place = 0; place < eyes.length; place++) {
            eyes[place] = isOneVitalFor(blocks.get(place)) ? SHARED_EYE : LocalShape.ALIVE;
        }
        LocalShape shape = shape(eyes);
        return new ProvedGame(isTerritoryByRules ? shape : shape.withoutTerritory(), Goal.WIN, giverGames, method);
    }
}
