package org.sekilab.safety.methods;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.local.LocalShape;
import org.sekilab.proof.SafetyMethod;
import org.sekilab.safety.board.AreaResult;
import org.sekilab.safety.board.AreaSearcher;
import org.sekilab.safety.board.BoardProof;
import org.sekilab.safety.board.JointProof;
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
    public List<Attempt> attempts(BoardProof board, AreaSearcher searcher) {
        List<Attempt> attempts = new ArrayList<>();
        for (BasicRegion region : board.atLeastSekiRegionsOfOpponent()) {
            attempts.add(() -> tryProve(board, searcher, region));
        }
        return attempts;
    }

    /** Tries all blocks inside together, then single blocks, the largest first. */
    private static Optional<JointProof> tryProve(BoardProof board, AreaSearcher searcher, BasicRegion region) {
        List<Block> inside = new ArrayList<>();
        for (Block block : board.map().blocks()) {
            if (!board.isAlive(block) && region.points().contains(block.anchor())) {
                inside.add(block);
            }
        }
        if (inside.isEmpty()) {
            return Optional.empty();
        }
        List<List<Block>> candidates = new ArrayList<>(List.of(List.copyOf(inside)));
        if (inside.size() > 1) {
            inside.sort(Comparator.comparingInt(block -> -block.stones().size()));
            inside.forEach(block -> candidates.add(List.of(block)));
        }
        return candidates.stream()
                .map(targets -> tryProve(board, searcher, region, targets))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private static Optional<JointProof> tryProve(
            BoardProof board, AreaSearcher searcher, BasicRegion region, List<Block> targets) {
        PointSet points = region.points().copy();
        targets.forEach(target -> points.subtract(target.stones()));
        for (Block block : region.boundaryBlocks()) {
            if (region.points().containsAll(block.liberties())) {
                points.unite(block.stones()); // the attacked blocks may capture these stones
            }
        }
        if (points.size() > searcher.config().maxRegionPoints() || board.isReserved(points)) {
            return Optional.empty();
        }
        BitSet alive = board.aliveWithout(points);
        List<Block> blocks = new ArrayList<>(targets);
        PointSet exterior = points.exterior();
        for (Block block : board.map().blocks()) {
            if (alive.get(block.index()) && block.stones().intersects(exterior)) {
                blocks.add(block);
            }
        }
        long[] eyes = new long[blocks.size()];
        Arrays.fill(eyes, targets.size(), eyes.length, LocalShape.ALIVE);
        BasicRegion around = board.map().regions().get(regionBeside(board, targets.get(0)));
        SearchArea area = SearchArea.ofArea(List.of(around), blocks, points, new PointSet(points.geometry()));
        return area.fits(LocalShape.MAX_POINTS) && searcher.tryWin(area.shape(eyes), area.parts())
                ? Optional.of(JointProof.of(AreaResult.solved(area, eyes, Goal.WIN), SafetyMethod.SEKI))
                : Optional.empty();
    }

    private static int regionBeside(BoardProof board, Block block) {
        int liberty = block.liberties().first();
        assert liberty != Points.NONE;
        return board.map().regionIndexAt(liberty);
    }
}
