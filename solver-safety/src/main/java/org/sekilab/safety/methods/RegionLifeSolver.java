package org.sekilab.safety.methods;

import java.util.List;
import java.util.Optional;
import org.sekilab.model.Block;
import org.sekilab.model.PointSet;
import org.sekilab.safety.board.AreaSearcher;
import org.sekilab.safety.board.BoardProof;
import org.sekilab.safety.board.JointAreas;
import org.sekilab.safety.board.JointProof;
import org.sekilab.safety.board.OneVitalSolver;
import org.sekilab.safety.board.SubSolver;
import org.sekilab.safety.parts.RegionMerger;

/**
 * Proves that blocks live in unions of whole regions, each with as many of the other blocks there as possible. It
 * serves blocks that depend on several regions, where not all blocks around these regions live. Immutable.
 *
 * <p>Source: own.
 * <p>Proves: the joint proofs that it returns. A proof may replace earlier ones with fewer points: see {@link
 * BoardProof#withStrategies}.
 * <p>Cost: up to two unions for each block that is not alive, the largest block first. Each takes a search, and more if
 * the block lives, see {@link RegionLifeSearch}. It comes after all other searches, as it replaces their proofs.
 */
final class RegionLifeSolver implements SubSolver {
    private final RegionMerger merger;

    /** @param merger the merger of the earlier searches */
    RegionLifeSolver(RegionMerger merger) {
        this.merger = merger;
    }

    @Override
    public List<Attempt> attempts(BoardProof board, AreaSearcher searcher) {
        return List.of(() -> tryProve(board, searcher));
    }

    private Optional<JointProof> tryProve(BoardProof board, AreaSearcher searcher) {
        List<Block> targets = board.openBlocks();
        if (targets.isEmpty()) {
            return Optional.empty();
        }
        JointAreas givers = new OneVitalSolver(board, searcher).search(merger).givers();
        RegionUnions unions = new RegionUnions(board);
        RegionLifeSearch search = new RegionLifeSearch(board, searcher, givers, unions);
        for (Block target : targets) {
            for (PointSet union : unions.around(target)) {
                Optional<JointProof> proof = search.tryProve(target, union);
                if (proof.isPresent()) {
                    return proof;
                }
            }
        }
        return Optional.empty();
    }
}
