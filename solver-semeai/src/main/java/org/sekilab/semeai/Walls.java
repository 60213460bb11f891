package org.sekilab.semeai;

import java.util.BitSet;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.RegionMap;
import org.sekilab.semeai.area.SemeaiArea;

/**
 * Finds the stones around a race that are never captured, whatever is played in it: those that the problem names, and
 * others.
 *
 * <p>Source: [B76].
 * <p>Proves: the stones are alive even if both sides fill all of the area, because only vital regions outside of it are
 * counted.
 * <p>Differs: [B76] counts all vital regions; a side in a race may have to fill its own.
 * <p>Cost: some rounds of the elimination of [B76], one for each time that the area grows.
 */
final class Walls {
    private final Position position;
    private final PointSet essential;
    private final PointSet known;
    private PointSet area;

    private Walls(Position position, PointSet essential, PointSet known) {
        this.position = position;
        this.essential = essential;
        this.known = known;
        this.area = new PointSet(position.geometry());
    }

    /** The area of a race within its walls. */
    static SemeaiArea areaOf(SemeaiProblem problem) {
        return SemeaiArea.proved(
                problem.position(),
                problem.essentialBlock(Color.BLACK),
                problem.essentialBlock(Color.WHITE),
                around(problem));
    }

    /** The stones of both colors that are never captured, as a new set. */
    static PointSet around(SemeaiProblem problem) {
        PointSet essential = problem.essentialBlock(Color.BLACK).unite(problem.essentialBlock(Color.WHITE));
        return new Walls(problem.position(), essential, problem.alive()).find();
    }

    /**
     * With fewer walls the area is larger, and a larger area has fewer walls. The first fixed point has the most walls.
     */
    private PointSet find() {
        RegionMap black = new FloodRegionFinder().find(position, Color.BLACK);
        RegionMap white = new FloodRegionFinder().find(position, Color.WHITE);
        while (true) {
            PointSet walls = alive(black).unite(alive(white)).unite(known);
            PointSet grown = essential.copy().flood(walls.copy().complement());
            if (grown.equals(area)) {
                return walls;
            }
            area = grown;
        }
    }

    private PointSet alive(RegionMap map) {
        BitSet candidates = new BitSet();
        for (Block block : map.blocks()) {
            candidates.set(block.index(), !essential.intersects(block.stones()));
        }
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int block = candidates.nextSetBit(0); block >= 0; block = candidates.nextSetBit(block + 1)) {
                if (vitalRegions(map, map.blocks().get(block), candidates) < 2) {
                    candidates.clear(block);
                    changed = true;
                }
            }
        }
        PointSet stones = new PointSet(position.geometry());
        candidates.stream()
                .forEach(block -> stones.unite(map.blocks().get(block).stones()));
        return stones;
    }

    private int vitalRegions(RegionMap map, Block block, BitSet candidates) {
        int vital = 0;
        for (int index : map.regionsOf(block)) {
            BasicRegion region = map.regions().get(index);
            boolean isClosed = true;
            for (int neighbor : map.blocksOf(region)) {
                isClosed &= candidates.get(neighbor);
            }
            if (isClosed && block.liberties().containsAll(region.empties()) && !area.intersects(region.points())) {
                vital++;
            }
        }
        return vital;
    }
}
