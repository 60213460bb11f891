package org.sekilab.safety.methods;

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
import org.sekilab.safety.settings.Feature;
import org.sekilab.search.Goal;

/**
 * Searches single areas for the life of their targets, see {@link LifeAreas}, then for the life of more blocks there,
 * and then for territory. Immutable, but it reads a board that changes, so it is confined to one thread.
 *
 * <p>Cost: up to two searches for an area in which the target does not live. If it lives, a search for each block near
 * it, and some for territory.
 */
final class LifeSearch {
    private static final int SHARE_OF_A_STEP = 16; // of the limits, for each search for a little more territory

    private final AreaSearcher searcher;
    private final JointAreas givers;
    private final LifeAreas areas;
    private final TwoVitalSearch search;
    private final TwoVitalSearch shortSearch;

    /**
     * @param givers areas that keep liberties for blocks
     * @param areas makes the areas with territory
     */
    LifeSearch(BoardProof board, AreaSearcher searcher, JointAreas givers, LifeAreas areas) {
        this.searcher = searcher;
        this.givers = givers;
        this.areas = areas;
        this.search = new TwoVitalSearch(board, searcher);
        this.shortSearch = new TwoVitalSearch(board, searcher, Goal.WIN, searcher.share(SHARE_OF_A_STEP));
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
        return proof(search, area, others)
                .map(alone -> searcher.config().has(Feature.COMMON_LIFE)
                        ? withFriends(area, alone, others)
                        : new Life(area, alone))
                .map(life -> withTerritory(life, others))
                .map(Life::proof);
    }

    /**
     * The life of all blocks of an area, with its territory.
     *
     * @param area with all its points; the proof may do with less of them if there is no territory
     */
    private record Life(SearchArea area, JointProof proof) {}

    /** Takes in one block after the other, as long as all live together. */
    private Life withFriends(SearchArea area, JointProof alone, JointAreas others) {
        Life most = new Life(area, alone);
        for (Block friend : areas.friends(area)) {
            SearchArea more = areas.keeping(most.area(), friend);
            most = life(search, more, others).orElse(most);
        }
        return most;
    }

    private Life withTerritory(Life life, JointAreas others) {
        if (!searcher.config().has(Feature.AREA_TERRITORY)) {
            return life;
        }
        Life most = LifeAreas.withTerritory(life.area()).stream()
                .map(each -> life(search, each, others))
                .flatMap(Optional::stream)
                .findFirst()
                .orElse(life);
        return searcher.config().has(Feature.LARGEST_TERRITORY) ? withLargestTerritory(most, others) : most;
    }

    /**
     * Adds to the territory what can be proved of it, one part after the other. What fails once would fail with more
     * territory, too.
     */
    private Life withLargestTerritory(Life life, JointAreas others) {
        Life most = life;
        for (PointSet part : areas.parts(life.area())) {
            Optional<SearchArea> more = most.area().withMoreTerritory(part);
            if (more.isPresent()) {
                most = life(shortSearch, more.get(), others).orElse(most);
            }
        }
        return most;
    }

    private Optional<Life> life(TwoVitalSearch by, SearchArea area, JointAreas others) {
        return proof(by, area, others).map(proof -> new Life(area, proof));
    }

    private static Optional<JointProof> proof(TwoVitalSearch by, SearchArea area, JointAreas others) {
        return Optional.of(by.search(AreaResult.open(area), others))
                .filter(AreaResult::isSolved)
                .flatMap(result -> by.tryProve(others.with(result), SafetyMethods.LIFE_AREA));
    }
}
