package org.sekilab.safety.methods;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sekilab.model.Block;
import org.sekilab.model.PointSet;
import org.sekilab.safety.board.AreaResult;
import org.sekilab.safety.board.AreaSearcher;
import org.sekilab.safety.board.BoardProof;
import org.sekilab.safety.board.JointAreas;
import org.sekilab.safety.board.JointProof;
import org.sekilab.safety.board.SearchArea;
import org.sekilab.safety.board.TwoVitalSearch;

/**
 * Searches unions of regions for the life of a target, then for that of more blocks, then for territory. Immutable, but
 * it reads a board that changes, so it is confined to one thread.
 *
 * <p>Cost: a search of a union in which the target does not live. Otherwise a search for each other block, and up to
 * three for territory.
 */
final class RegionLifeSearch {
    private final JointAreas givers;
    private final RegionUnions unions;
    private final TwoVitalSearch search;

    /**
     * @param givers areas that keep liberties for blocks
     * @param unions makes the areas
     */
    RegionLifeSearch(BoardProof board, AreaSearcher searcher, JointAreas givers, RegionUnions unions) {
        this.givers = givers;
        this.unions = unions;
        this.search = new TwoVitalSearch(board, searcher);
    }

    /**
     * Tries a union alone, or with the liberties that other areas keep. The combined game is asked first, because
     * without it the target cannot live alone either.
     */
    Optional<JointProof> tryProve(Block target, PointSet union) {
        Optional<SearchArea> area = unions.area(union, List.of(target));
        JointAreas others = area.map(each -> givers.apartFrom(each.points())).orElse(givers);
        boolean lives = area.filter(each -> isSolved(each, others)).isPresent();
        if (!lives) {
            return Optional.empty();
        }
        Optional<JointProof> alone = prove(target, union, new JointAreas(List.of()));
        return alone.isPresent() || others.isEmpty() ? alone : prove(target, union, others);
    }

    private boolean isSolved(SearchArea area, JointAreas others) {
        return search.search(AreaResult.open(area), others).isSolved();
    }

    private Optional<JointProof> prove(Block target, PointSet union, JointAreas others) {
        List<Block> kept = new ArrayList<>(List.of(target));
        Optional<JointProof> proof = tryKeep(kept, union, others);
        if (proof.isEmpty()) {
            return Optional.empty();
        }
        for (Block block : unions.weakBlocksBeside(union)) {
            List<Block> more = new ArrayList<>(kept);
            more.add(block);
            Optional<JointProof> proofOfMore = block.equals(target) ? Optional.empty() : tryKeep(more, union, others);
            if (proofOfMore.isPresent()) {
                kept.add(block);
                proof = proofOfMore;
            }
        }
        Optional<JointProof> ofLife = proof;
        return unions.area(union, kept)
                .flatMap(area -> LifeAreas.withTerritory(area).stream()
                        .map(each -> tryProve(each, others))
                        .flatMap(Optional::stream)
                        .findFirst())
                .or(() -> ofLife);
    }

    private Optional<JointProof> tryKeep(List<Block> kept, PointSet union, JointAreas others) {
        return unions.area(union, kept).flatMap(area -> tryProve(area, others));
    }

    private Optional<JointProof> tryProve(SearchArea area, JointAreas others) {
        AreaResult result = search.search(AreaResult.open(area), others);
        return result.isSolved() ? search.tryProve(others.with(result), SafetyMethods.REGION_LIFE) : Optional.empty();
    }
}
