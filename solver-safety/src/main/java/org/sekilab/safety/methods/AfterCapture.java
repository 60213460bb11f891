package org.sekilab.safety.methods;

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
import org.sekilab.safety.board.AreaSearcher;
import org.sekilab.safety.board.BoardProof;
import org.sekilab.safety.board.SearchArea;

/**
 * Tells whether a block lives after it has captured the block that it raced, whatever was played in the race.
 * Immutable, but it reads a board that changes, so it is confined to one thread.
 *
 * <p>Source: [N05] 5.2 knows that the capture of some shapes does not give life; the test is our own.
 * <p>Proves: {@link #tryProve} finds proofs. Three facts hold at the capture, whatever was played before. The points
 * of the captured block are empty. The attacker is to move. Each other point next to them is empty, as its stone was
 * captured too, or holds a defender stone.
 * <p>A game on some of these points is played for each possible set of these stones. All other neighbors count as
 * attacker stones that live. The exceptions are the block itself, which has not become smaller, and stones that were
 * alive before.
 * <p>A region that only the block surrounds, with all points next to the block, is an eye all the time. An attacker
 * stone on its last empty point would have no liberty, as long as the block has another one. If the strategy ever
 * fills that point, the defender can pass instead, and go on as if the point were filled. That costs the defender no
 * liberty.
 * <p>Differs: no paper describes it.
 * <p>Cost: searches of areas that grow from the block. The number for each area is two to the power of the number of
 * its points beside the captured stones.
 */
final class AfterCapture {
    private static final int MOST_UNKNOWN_POINTS = 5;

    private final BoardProof board;
    private final AreaSearcher searcher;
    private final Block block;
    private final Block captured;
    private final PointSet beside; // points next to the captured stones that may hold a stone of the defender

    /** @param walls stones of both colors that are never captured */
    AfterCapture(BoardProof board, AreaSearcher searcher, Block block, Block captured, PointSet walls) {
        this.board = board;
        this.searcher = searcher;
        this.block = block;
        this.captured = captured;
        this.beside = captured.stones().exterior().subtract(block.stones()).subtract(walls);
    }

    /** Searches whether the block is never captured after it has captured the other one. */
    boolean tryProve() {
        PointSet all = captured.stones().copy().unite(beside);
        PointSet area = block.stones().exterior().intersect(all);
        while (true) {
            if (area.isEmpty()
                    || area.size() > searcher.config().maxRegionPoints()
                    || area.intersectionSize(beside) > MOST_UNKNOWN_POINTS) {
                return false;
            }
            if (tryProveWithin(area)) {
                return true;
            }
            PointSet larger = area.exterior().intersect(all).unite(area);
            if (larger.equals(area)) {
                return false;
            }
            area = larger;
        }
    }

    private boolean tryProveWithin(PointSet area) {
        List<Block> blocks = new ArrayList<>(List.of(block));
        blocks.addAll(board.aliveBlocksBeside(area));
        long[] eyes = new long[blocks.size()];
        Arrays.fill(eyes, LocalShape.ALIVE);
        eyes[0] = hasOwnEye() ? SearchArea.SHARED_EYE : 0;
        SearchArea searched =
                SearchArea.ofArea(board.regionsIn(area), blocks, area.copy(), new PointSet(area.geometry()));
        LocalShape shape = searched.shape(eyes);
        int[] unknown = area.copy().intersect(beside).toArray();
        for (int filled = (1 << unknown.length) - 1; filled >= 0; filled--) {
            if (!searcher.tryWin(shape, positionWith(unknown, filled), searched.parts())) {
                return false;
            }
        }
        return true;
    }

    /** The stones of the defender on some points; stones elsewhere do not matter. */
    private Position positionWith(int[] points, int filled) {
        PointSet defenders = new PointSet(board.position().geometry());
        for (int index = 0; index < points.length; index++) {
            if ((filled >>> index & 1) != 0) {
                defenders.add(points[index]);
            }
        }
        PointSet none = new PointSet(defenders.geometry());
        return board.color() == Color.BLACK
                ? Position.of(defenders, none, Color.WHITE)
                : Position.of(none, defenders, Color.BLACK);
    }

    private boolean hasOwnEye() {
        RegionMap map = board.map();
        PointSet exterior = block.stones().exterior();
        for (int index : map.regionsOf(block)) {
            BasicRegion region = map.regions().get(index);
            boolean isEye = map.blocksOf(region).length == 1
                    && exterior.containsAll(region.points())
                    && !region.points().intersects(captured.stones());
            if (isEye) {
                return true;
            }
        }
        return false;
    }
}
