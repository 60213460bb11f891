package org.sekilab.semeai;

import java.util.ArrayList;
import java.util.List;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.RegionMap;
import org.sekilab.semeai.area.SemeaiArea;

/**
 * Finds the stones around a race that look as if they could not be captured. Mutable: for one race, once.
 *
 * <p>Source: the theory of nakade in textbooks of life and death. The largest shape that one move reduces to a
 * single eye has six points. A block with one liberty is in atari, so two are needed to run. No principle gives the
 * size of an open region: it was chosen on rows of the suites. Without open regions some of those rows come out
 * wrong.
 * <p>Proves: nothing, but for the stones of {@link Walls}, which are among them.
 * <p>Differs: no paper describes it.
 * <p>Cost: some passes over the blocks and regions of the board.
 */
final class AssumedWalls {
    private static final int OPEN_POINTS = 20; // a region of so many empty points is open
    private static final int OPEN_LIBERTIES = 2; // not in atari there, so that the block can run
    private static final int TWO_EYES = 7; // more than the six of the largest nakade shape
    private static final int ALIVE = 2; // eyes
    private static final int WAYS = 2; // liberties in eyes or beside friends: one move takes only one of them

    private final Position position;
    private final PointSet essential;
    private final PointSet walls;

    private AssumedWalls(SemeaiProblem problem) {
        this.position = problem.position();
        this.essential = problem.essentialBlock(Color.BLACK).unite(problem.essentialBlock(Color.WHITE));
        this.walls = Walls.around(problem);
    }

    /** The area of a race within stones that look safe. */
    static SemeaiArea areaOf(SemeaiProblem problem) {
        return SemeaiArea.assumed(
                problem.position(),
                problem.essentialBlock(Color.BLACK),
                problem.essentialBlock(Color.WHITE),
                around(problem));
    }

    /** The stones of both colors that look safe, as a new set. */
    static PointSet around(SemeaiProblem problem) {
        return new AssumedWalls(problem).find();
    }

    private PointSet find() {
        addThoseInTheOpen();
        List<RegionMap> maps = new ArrayList<>();
        for (Color color : Color.values()) {
            maps.add(new FloodRegionFinder().find(position, color));
        }
        for (int before = -1; before != walls.size(); ) {
            before = walls.size();
            maps.forEach(this::addThoseWithEyes);
        }
        return walls;
    }

    private void addThoseInTheOpen() {
        PointSet open = new PointSet(position.geometry());
        for (PointSet region : position.empties().components()) {
            if (region.size() >= OPEN_POINTS) {
                open.unite(region);
            }
        }
        for (Color color : Color.values()) {
            PointSet others = position.stones(color).copy().subtract(essential);
            for (PointSet block : others.components()) {
                if (block.exterior().intersectionSize(open) >= OPEN_LIBERTIES) {
                    walls.unite(block);
                }
            }
        }
    }

    /**
     * Blocks around one region count as one group, if none of them is essential. A block that one move cuts off from
     * the eyes of its group is not alive by them.
     */
    private void addThoseWithEyes(RegionMap map) {
        int[] group = new int[map.blocks().size()]; // [block] one that stands for its group
        for (int block = 0; block < group.length; block++) {
            group[block] = block;
        }
        int[] eyes = new int[map.regions().size()];
        for (BasicRegion region : map.regions()) {
            eyes[region.index()] = eyes(map, region);
            if (eyes[region.index()] > 0) {
                int[] around = map.blocksOf(region);
                for (int block : around) {
                    join(group, group[around[0]], group[block]);
                }
            }
        }
        int[] eyesOfGroup = new int[group.length];
        PointSet ways = new PointSet(position.geometry());
        for (BasicRegion region : map.regions()) {
            if (eyes[region.index()] > 0) {
                eyesOfGroup[group[map.blocksOf(region)[0]]] += eyes[region.index()];
                ways.unite(region.empties());
            }
        }
        for (Block block : map.blocks()) {
            PointSet open = friends(map, group, block).exterior().unite(ways);
            boolean isConnected = block.liberties().intersectionSize(open) >= WAYS;
            if (isConnected && eyesOfGroup[group[block.index()]] >= ALIVE) {
                walls.unite(block.stones());
            }
        }
    }

    /** The stones of the other blocks in the group of a block, as a new set. */
    private PointSet friends(RegionMap map, int[] group, Block block) {
        PointSet friends = new PointSet(position.geometry());
        for (Block other : map.blocks()) {
            if (other.index() != block.index() && group[other.index()] == group[block.index()]) {
                friends.unite(other.stones());
            }
        }
        return friends;
    }

    private static void join(int[] group, int first, int second) {
        for (int block = 0; block < group.length; block++) {
            group[block] = group[block] == second ? first : group[block];
        }
    }

    /**
     * How many eyes a region seems to give the blocks around it. A region of the race gives none, nor does one where
     * stones of the other color live.
     */
    private int eyes(RegionMap map, BasicRegion region) {
        boolean isEye = !region.points().intersects(essential)
                && !region.points().intersects(walls)
                && !region.empties().isEmpty()
                && map.blocksOf(region).length > 0;
        for (int block : map.blocksOf(region)) {
            isEye &= !map.blocks().get(block).stones().intersects(essential);
        }
        if (!isEye) {
            return 0;
        }
        return region.points().size() >= TWO_EYES ? ALIVE : 1;
    }
}
