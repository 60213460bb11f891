package org.sekilab.safety.methods;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.sekilab.model.Block;
import org.sekilab.model.PointSet;
import org.sekilab.safety.board.AreaSearcher;
import org.sekilab.safety.board.BoardProof;
import org.sekilab.safety.board.JointAreas;
import org.sekilab.safety.board.JointProof;
import org.sekilab.safety.board.OneVitalSolver;
import org.sekilab.safety.board.SearchArea;
import org.sekilab.safety.board.SubSolver;
import org.sekilab.safety.parts.RegionMerger;
import org.sekilab.safety.settings.Feature;

/**
 * Proves that blocks live in areas around them. It serves blocks with regions that are too large, too open, or full of
 * other blocks that do not live. Immutable.
 *
 * <p>Source: own; [NM04] 6, region processing, asks for small sub-regions of large regions. A connection to an alive
 * block is life, too; other blocks may be sacrificed.
 * <p>Proves: the joint proofs that it returns. A proof that uses an area reserves its points: no other strategy may use
 * them. Stones beyond the area are treated as attacker stones that live, see {@link LifeAreas}.
 * <p>Cost: one or more searches for each block that is not alive and each radius, until {@link AreaSearcher#patience}
 * with the block ends. As a proof reserves its area, this method comes last, and small areas come first.
 */
final class LifeAreaSolver implements SubSolver {
    private final RegionMerger merger;

    /** @param merger the merger of the earlier searches */
    LifeAreaSolver(RegionMerger merger) {
        this.merger = merger;
    }

    @Override
    public List<Attempt> attempts(BoardProof board, AreaSearcher searcher) {
        return List.of(() -> tryProve(board, searcher));
    }

    private Optional<JointProof> tryProve(BoardProof board, AreaSearcher searcher) {
        List<Block> blocks = board.openBlocks();
        if (blocks.isEmpty()) {
            return Optional.empty();
        }
        JointAreas givers = new OneVitalSolver(board, searcher).search(merger).givers();
        LifeAreas areas = new LifeAreas(board, searcher.config());
        LifeSearch search = new LifeSearch(board, searcher, givers, areas);
        Set<List<PointSet>> seen = new HashSet<>();
        Optional<JointProof> proof = tryAll(areas.around(blocks), search, seen);
        return proof.isEmpty() && searcher.config().has(Feature.LIBERTY_AREAS)
                ? tryAll(areas.aroundLiberties(blocks), search, seen)
                : proof;
    }

    /** @param seen the blocks and points of the areas that were tried before */
    private static Optional<JointProof> tryAll(Stream<SearchArea> areas, LifeSearch search, Set<List<PointSet>> seen) {
        return areas.filter(area -> seen.add(List.of(LifeAreas.target(area).stones(), area.points())))
                .map(search::tryProve)
                .flatMap(Optional::stream)
                .findFirst();
    }
}
