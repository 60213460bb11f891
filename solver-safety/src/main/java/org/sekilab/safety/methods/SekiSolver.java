package org.sekilab.safety.methods;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sekilab.model.Block;
import org.sekilab.proof.SafetyMethod;
import org.sekilab.safety.board.AreaResult;
import org.sekilab.safety.board.AreaSearcher;
import org.sekilab.safety.board.BoardProof;
import org.sekilab.safety.board.JointAreas;
import org.sekilab.safety.board.JointProof;
import org.sekilab.safety.board.OneVitalSolver;
import org.sekilab.safety.board.RegionAreas;
import org.sekilab.safety.board.SearchArea;
import org.sekilab.safety.board.SubSolver;
import org.sekilab.safety.board.TwoVitalSearch;
import org.sekilab.safety.parts.RegionMerger;
import org.sekilab.safety.settings.SekiOrder;
import org.sekilab.search.Goal;

/**
 * Proves that blocks with lost territory are never captured: they are at least in seki. Immutable.
 *
 * <p>Source: [NKM] 5.6, figure 5: local searches for seki, and the use of at-least-seki blocks for the regions next to
 * them, until nothing changes.
 * <p>Proves: a block that is at least in seki is alive, because its local search assumes the worst outside. Other
 * regions may therefore use it like any alive block with strategies elsewhere.
 * <p>Differs: in the paper, a block may help a region in which it has no liberties. Here it helps every region except
 * those that its own proof uses, which is the reason behind that rule. At-most-seki blocks are not assumed to live:
 * they live where their own color proves it.
 */
final class SekiSolver implements SubSolver {
    private final RegionMerger merger;

    /** @param merger the merger of the earlier searches */
    SekiSolver(RegionMerger merger) {
        this.merger = merger;
    }

    @Override
    public List<Attempt> attempts(BoardProof board, AreaSearcher searcher) {
        return List.of(() -> tryProve(board, searcher, RegionMerger.NONE).or(() -> tryProve(board, searcher, merger)));
    }

    private static Optional<JointProof> tryProve(BoardProof board, AreaSearcher searcher, RegionMerger merger) {
        List<SearchArea> open =
                new ArrayList<>(RegionAreas.of(board.disputedRegions(), board, searcher.config(), merger));
        // A proof without territory must not replace another proof, which may be one of territory.
        open.removeIf(area ->
                board.isReserved(area.points()) || area.blocks().stream().allMatch(board::isAlive));
        JointAreas areas = new OneVitalSolver(board, searcher).evaluate(open);
        TwoVitalSearch search = new TwoVitalSearch(board, searcher, Goal.AT_LEAST_DRAW);
        List<AreaResult> left = new ArrayList<>(areas.results());
        while (!left.isEmpty()) {
            AreaResult next = next(left, board, searcher.config().sekiOrder());
            left.remove(next);
            AreaResult searched = search.search(next, areas);
            areas = areas.updatedBy(JointAreas.of(searched));
            Optional<JointProof> proof =
                    searched.isSolved() ? search.tryProve(areas, SafetyMethod.SEKI) : Optional.empty();
            if (proof.isPresent()) {
                return proof;
            }
        }
        return Optional.empty();
    }

    private static AreaResult next(List<AreaResult> left, BoardProof board, SekiOrder order) {
        List<Block> lastProved = board.lastProvedBlocks();
        return left.stream()
                .filter(result -> order == SekiOrder.ADJACENT
                        && result.area().blocks().stream().anyMatch(lastProved::contains))
                .findFirst()
                .orElse(left.get(0));
    }
}
