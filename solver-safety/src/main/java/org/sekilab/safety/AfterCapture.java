package org.sekilab.safety;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.RegionMap;
import org.sekilab.model.local.LocalShape;
import org.sekilab.search.Goal;

/**
 * Tells whether a block lives once it has captured the one that it raced, however the race went. Immutable but for the state, confined to
 * one thread.
 *
 * <p>Source: [N05] 5.2 knows that the capture of some shapes does not give life; the test is our own.
 * <p>Proves: {@link #lives} is a proof. Whatever was played before, at the capture the points of the captured block are empty, the attacker
 * is to move, and each other point next to them is empty, as it was captured too, or holds a stone of the defender. A game on these points
 * is played for each way in which the eyes of the captured block may look then. All else around counts as stones of the attacker that live,
 * but for the block itself, which has not become smaller, and for what was alive before.
 *
 * <p>A region that only the block surrounds, with no point away from it, is an eye all the time: a stone on its last empty
 * point would have no liberty, as long as the block has another one. If the defender's strategy ever fills that point, he can pass
 * instead and go on as if he had: that costs him no liberty.
 * <p>Differs: no paper describes it.
 * <p>Cost: two to the power of the number of points in eyes of the captured block searches.
 */
final class AfterCapture {
    private static final int MAX_EYE_POINTS = 6; // [NM04] 2.2: larger eyes are no nakade shapes

    private final ColorState state;

    AfterCapture(ColorState state) {
        this.state = state;
    }

    /**
     * True if the block is never captured after the capture of the other.
     *
     * @param walls stones of both colors that are never captured
     */
    boolean lives(Block block, Block captured, PointSet walls) {
        PointSet eyes = eyePoints(captured, block, walls);
        if (eyes.size() > MAX_EYE_POINTS) {
            return false;
        }
        PointSet points = captured.stones().copy().unite(eyes);
        List<Block> blocks = new ArrayList<>(List.of(block));
        blocks.addAll(state.aliveBlocksBeside(points));
        long[] eyesElsewhere = new long[blocks.size()];
        Arrays.fill(eyesElsewhere, LocalShape.ALIVE);
        eyesElsewhere[0] = hasOwnEye(block, captured) ? Unit.SHARED_EYE : 0;
        Unit unit = Unit.ofArea(state.regionsIn(points), blocks, points, new PointSet(points.geometry()));
        if (!unit.fits(state.config().maxRegionPoints())) {
            return false;
        }
        LocalShape shape = unit.shape(eyesElsewhere);
        int[] eyesByIndex = eyes.toArray();
        for (int filled = (1 << eyesByIndex.length) - 1; filled >= 0; filled--) {
            List<Object> search = List.of(points, Arrays.toString(eyesElsewhere), "after-capture", filled);
            if (!state.proves(search, shape, positionWith(eyesByIndex, filled), Goal.WIN, unit.parts())) {
                return false;
            }
        }
        return true;
    }

    /** The position at the capture, with stones of the defender on some points; what lies elsewhere does not matter. */
    private Position positionWith(int[] points, int filled) {
        PointSet defenders = new PointSet(state.position().geometry());
        for (int index = 0; index < points.length; index++) {
            if ((filled >>> index & 1) != 0) {
                defenders.add(points[index]);
            }
        }
        PointSet none = new PointSet(defenders.geometry());
        return state.color() == Color.BLACK
                ? Position.of(defenders, none, Color.WHITE)
                : Position.of(none, defenders, Color.BLACK);
    }

    /** The points next to a block in regions that only it surrounds. */
    private PointSet eyePoints(Block owner, Block other, PointSet walls) {
        RegionMap map = state.opponentMap();
        PointSet eyes = new PointSet(owner.stones().geometry());
        for (int index : map.regionsOf(owner)) {
            BasicRegion region = map.regions().get(index);
            boolean isEye = map.blocksOf(region).length == 1
                    && !region.points().intersects(walls)
                    && !region.points().intersects(other.stones());
            if (isEye) {
                eyes.unite(region.points());
            }
        }
        return eyes.intersect(owner.stones().exterior());
    }

    private boolean hasOwnEye(Block block, Block captured) {
        RegionMap map = state.map();
        PointSet beside = block.stones().exterior();
        for (int index : map.regionsOf(block)) {
            BasicRegion region = map.regions().get(index);
            boolean isEye = map.blocksOf(region).length == 1
                    && beside.containsAll(region.points())
                    && !region.points().intersects(captured.stones());
            if (isEye) {
                return true;
            }
        }
        return false;
    }
}
