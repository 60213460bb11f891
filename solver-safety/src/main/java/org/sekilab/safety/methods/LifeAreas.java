package org.sekilab.safety.methods;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.safety.board.BoardProof;
import org.sekilab.safety.board.SearchArea;
import org.sekilab.safety.settings.Feature;
import org.sekilab.safety.settings.SafetyConfig;

/**
 * Finds the surroundings of blocks, across regions, in which a search may prove life. Immutable except for the board,
 * confined to one thread.
 *
 * <p>Source: own; the expand-vital solver of [NM04] 3.1 looks at areas between two blocks of one region.
 * <p>Proves: nothing; a search of the area does. Beyond the area the worst is assumed. All points next to it, except
 * alive blocks of the color, are attacker stones that cannot be captured. With {@link Feature#SACRIFICES}, other
 * blocks of the color turn into attacker stones only when they have no liberty there.
 * <p>Differs: a block of the color that is not alive is either in the area with its stones and all points around them,
 * or outside.
 * <p>Cost: some set operations for each step of the radius.
 */
final class LifeAreas {
    private static final int MAX_POINTS = 40;
    private static final int MAX_RADIUS = 5;
    private static final int MIN_RADIUS_OF_A_LIBERTY = 2; // a smaller area has no room for two eyes
    private static final int MOST_STEPS_LOST = 2; // between the points beyond the area and its territory

    private final BoardProof board;
    private final boolean sacrifices; // other blocks beside an area
    private final PointSet closed; // points that no strategy may use or that cannot be won
    private final PointSet own;

    LifeAreas(BoardProof board, SafetyConfig config) {
        this.board = board;
        this.sacrifices = config.has(Feature.SACRIFICES);
        this.own = board.color() == Color.BLACK
                ? board.position().black()
                : board.position().white();
        this.closed = board.closedPoints();
    }

    /** The blocks that have liberties in an area but are not yet to be defended there. The largest come first. */
    List<Block> friends(SearchArea area) {
        List<Block> friends = new ArrayList<>(board.map().blocks());
        friends.removeAll(area.blocks());
        friends.removeIf(block -> board.isAlive(block) || !block.liberties().intersects(area.points()));
        friends.sort(Comparator.comparingInt(block -> -block.stones().size()));
        return friends;
    }

    /** An area in which one more block is to be defended. */
    SearchArea keeping(SearchArea area, Block friend) {
        List<Block> blocks = new ArrayList<>(area.blocks());
        blocks.add(friend);
        return of(area.points().copy().subtract(friend.stones()), blocks);
    }

    private SearchArea of(PointSet points, List<Block> blocks) {
        SearchArea area = SearchArea.ofArea(board.regionsIn(points), blocks, points, new PointSet(points.geometry()));
        return sacrifices ? area.sacrificingBeside(othersBeside(area)) : area;
    }

    /**
     * The points of an area by which its territory can grow: the defender's blocks, those of the attacker, then all
     * empty points. A block is captured as a whole, so it counts as a whole.
     */
    List<PointSet> parts(SearchArea area) {
        List<PointSet> parts = new ArrayList<>();
        PointSet others = area.points().copy();
        Stream.of(board.map(), board.opponentMap())
                .flatMap(map -> map.blocks().stream())
                .map(Block::stones)
                .filter(stones -> stones.intersects(area.points()))
                .forEach(stones -> {
                    others.subtract(stones);
                    if (area.points().containsAll(stones)) {
                        parts.add(stones);
                    }
                });
        Arrays.stream(others.toArray())
                .mapToObj(point -> PointSet.of(closed.geometry(), point))
                .forEach(parts::add);
        return parts;
    }

    /** The block for which an area was made. */
    static Block target(SearchArea area) {
        return area.blocks().get(0);
    }

    /** The areas around blocks, the smallest first. Each has the points within some steps from the liberties of one. */
    Stream<SearchArea> around(List<Block> targets) {
        return IntStream.rangeClosed(0, MAX_RADIUS)
                .boxed()
                .flatMap(radius -> targets.stream()
                        .map(target -> around(target, target.stones().exterior(), radius))
                        .flatMap(Optional::stream));
    }

    /** The areas around single liberties of blocks, the smallest first. */
    Stream<SearchArea> aroundLiberties(List<Block> targets) {
        return IntStream.rangeClosed(MIN_RADIUS_OF_A_LIBERTY, MAX_RADIUS)
                .boxed()
                .flatMap(radius -> targets.stream()
                        .flatMap(target -> Arrays.stream(target.liberties().toArray())
                                .mapToObj(liberty -> around(target, PointSet.of(closed.geometry(), liberty), radius))
                                .flatMap(Optional::stream)));
    }

    /**
     * The points within a number of steps from some points; stones of other blocks of the color take no step.
     *
     * @return empty if there are too many points, or none next to the target
     */
    private Optional<SearchArea> around(Block target, PointSet seeds, int radius) {
        PointSet blocked = closed.copy().unite(target.stones());
        PointSet points = new PointSet(closed.geometry());
        PointSet front = seeds.copy().subtract(blocked);
        for (int step = 0; step <= radius && !front.isEmpty(); step++) {
            points.unite(front);
            PointSet friends = points.copy().intersect(own).flood(own);
            points.unite(friends).unite(friends.exterior().subtract(blocked));
            if (points.size() > MAX_POINTS) {
                return Optional.empty();
            }
            front = points.exterior().subtract(blocked);
        }
        leaveOutOpenBlocks(points);
        if (!points.intersects(target.liberties())) {
            return Optional.empty();
        }
        List<Block> blocks = new ArrayList<>(List.of(target));
        blocks.addAll(board.aliveBlocksBeside(points));
        return Optional.of(of(points, blocks));
    }

    /** The blocks beside an area that are not to be defended there. */
    private List<Block> othersBeside(SearchArea area) {
        PointSet exterior = area.points().exterior();
        List<Block> others = new ArrayList<>(board.map().blocks());
        others.removeAll(area.blocks());
        others.removeIf(
                block -> !block.stones().intersects(exterior) || block.stones().intersects(area.points()));
        return others;
    }

    /**
     * Removes the stones of each block that touches points beyond the area, since the block may have liberties there.
     * The local game could capture it although it stays on the board and takes liberties from others. Beyond the area
     * its stones only help.
     */
    private void leaveOutOpenBlocks(PointSet points) {
        for (Block block : board.map().blocks()) {
            boolean isClosed = points.containsAll(block.stones())
                    && points.containsAll(block.stones().exterior());
            if (!isClosed) {
                points.subtract(block.stones());
            }
        }
    }

    /**
     * Copies of an area with more territory, the largest first. Points a few steps away from the points beyond are left
     * out.
     */
    static List<SearchArea> withTerritory(SearchArea area) {
        PointSet beyond = area.points().exterior();
        area.blocks().forEach(block -> beyond.subtract(block.stones()));
        List<SearchArea> areas = new ArrayList<>();
        PointSet lost = new PointSet(area.points().geometry());
        for (int steps = 0; steps <= MOST_STEPS_LOST; steps++) {
            PointSet territory = area.points().copy().subtract(lost).unite(area.territory());
            if (!territory.equals(area.territory())) {
                areas.add(area.withTerritory(territory));
            }
            lost.unite(lost.exterior()).unite(beyond.exterior());
        }
        return areas;
    }
}
