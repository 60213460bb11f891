package org.sekilab.safety.methods;

import java.util.List;
import java.util.Optional;
import org.sekilab.model.Block;
import org.sekilab.safety.board.AreaResult;
import org.sekilab.safety.board.AreaSearcher;
import org.sekilab.safety.board.BoardProof;
import org.sekilab.safety.board.JointAreas;
import org.sekilab.safety.board.JointProof;
import org.sekilab.safety.board.SearchArea;
import org.sekilab.safety.board.TwoVitalSearch;
import org.sekilab.safety.settings.Feature;
import org.sekilab.search.Goal;

/**
 * Searches single areas for the life of their targets, see {@link LifeAreas}, and then for territory there. Immutable,
 * but it reads a board that changes, so it is confined to one thread.
 *
 * <p>Cost: up to two searches for an area in which the target does not live, and some more for one in which it does.
 */
final class LifeSearch {
    private static final int SHARE = 4; // of the limits, for each search

    private final AreaSearcher searcher;
    private final JointAreas givers;
    private final TwoVitalSearch search;

    /** @param givers areas that keep liberties for blocks */
    LifeSearch(BoardProof board, AreaSearcher searcher, JointAreas givers) {
        this.searcher = searcher;
        this.givers = givers;
        this.search = new TwoVitalSearch(board, searcher, Goal.WIN, searcher.share(SHARE));
    }

    /**
     * Tries the area alone, or with a liberty that other areas keep for the target. The combined game is asked first,
     * because without it the target cannot live alone either.
     */
    Optional<JointProof> tryProve(SearchArea area) {
        Block target = LifeAreas.target(area);
        JointAreas others = givers.apartFrom(area.points()).giversTo(List.of(target));
        if (searcher.patience().isLostFor(target) || !tryLife(area, others)) {
            return Optional.empty();
        }
        Optional<JointProof> alone = tryProve(area, new JointAreas(List.of()));
        return alone.isPresent() || others.isEmpty() ? alone : tryProve(area, others);
    }

    private boolean tryLife(SearchArea area, JointAreas others) {
        int before = searcher.openSearches();
        boolean lives = search.search(AreaResult.open(area), others).isSolved();
        searcher.patience().addOpen(LifeAreas.target(area), searcher.openSearches() - before);
        return lives;
    }

    private Optional<JointProof> tryProve(SearchArea area, JointAreas others) {
        AreaResult alive = search.search(AreaResult.open(area), others);
        if (!alive.isSolved()) {
            return Optional.empty();
        }
        List<SearchArea> more =
                searcher.config().has(Feature.AREA_TERRITORY) ? LifeAreas.withTerritory(area) : List.of();
        return more.stream()
                .map(each -> search.search(AreaResult.open(each), others))
                .filter(AreaResult::isSolved)
                .map(territory -> search.tryProve(others.with(territory), SafetyMethods.LIFE_AREA))
                .flatMap(Optional::stream)
                .findFirst()
                .or(() -> search.tryProve(others.with(alive), SafetyMethods.LIFE_AREA));
    }
}
