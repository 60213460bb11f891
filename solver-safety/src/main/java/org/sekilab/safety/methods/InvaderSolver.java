package org.sekilab.safety.methods;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.local.LocalShape;
import org.sekilab.proof.SafetyMethod;
import org.sekilab.safety.board.BoardProof;
import org.sekilab.safety.board.SearchArea;
import org.sekilab.safety.board.SubSolver;
import org.sekilab.search.Goal;

/**
 * Proves that stones inside a region of the opponent are never captured, where that region is at least in seki. The
 * stones are then in seki. Immutable.
 *
 * <p>Source: the at-most-seki blocks of [NKM] 5.6, "the best result for this block is safe-by-seki".
 * <p>Differs: the paper treats such a block as safe when nothing more is found. Here the block has to defend itself, as
 * the side that is attacked and loses all ko fights. So moonshine life ([NKM] 6.1) is no seki.
 */
final class InvaderSolver implements SubSolver {
    @Override
    public boolean solve(BoardProof state) {
        boolean found = false;
        for (BasicRegion region : state.atLeastSekiRegionsOfOpponent()) {
            List<Block> inside = new ArrayList<>();
            for (Block block : state.map().blocks()) {
                if (!state.isAlive(block) && region.points().contains(block.anchor())) {
                    inside.add(block);
                }
            }
            found |= solve(state, region, inside);
        }
        return found;
    }

    /** Tries all blocks together, then single blocks, the largest first. */
    private static boolean solve(BoardProof state, BasicRegion region, List<Block> inside) {
        if (inside.isEmpty()) {
            return false;
        }
        if (defends(state, region, inside)) {
            return true;
        }
        inside.sort(Comparator.comparingInt(block -> -block.stones().size()));
        for (Block block : inside) {
            if (inside.size() > 1 && defends(state, region, List.of(block))) {
                return true;
            }
        }
        return false;
    }

    private static boolean defends(BoardProof state, BasicRegion region, List<Block> targets) {
        PointSet points = region.points().copy();
        targets.forEach(target -> points.subtract(target.stones()));
        for (Block block : region.boundaryBlocks()) {
            if (region.points().containsAll(block.liberties())) {
                points.unite(block.stones()); // the attacked blocks may capture these stones
            }
        }
        if (points.size() > state.config().maxRegionPoints() || state.isReserved(points)) {
            return false;
        }
        BitSet alive = state.aliveWithout(points);
        List<Block> blocks = new ArrayList<>(targets);
        PointSet exterior = points.exterior();
        for (Block block : state.map().blocks()) {
            if (alive.get(block.index()) && block.stones().intersects(exterior)) {
                blocks.add(block);
            }
        }
        long[] eyes = new long[blocks.size()];
        Arrays.fill(eyes, targets.size(), eyes.length, LocalShape.ALIVE);
        BasicRegion around = state.map().regions().get(regionBeside(state, targets.get(0)));
        SearchArea unit = SearchArea.ofArea(List.of(around), blocks, points, new PointSet(points.geometry()));
        if (!unit.fits(LocalShape.MAX_POINTS) || !state.proves(unit.shape(eyes), unit.parts())) {
            return false;
        }
        unit.solvedWith(eyes, Goal.WIN);
        state.record(List.of(unit), SafetyMethod.SEKI);
        return true;
    }

    private static int regionBeside(BoardProof state, Block block) {
        int liberty = block.liberties().first();
        assert liberty != Points.NONE;
        return state.map().regionIndexAt(liberty);
    }
}
