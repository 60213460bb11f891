package org.sekilab.safety.methods;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.sekilab.model.Block;
import org.sekilab.model.PointSet;
import org.sekilab.model.local.LocalShape;
import org.sekilab.safety.board.AreaResult;
import org.sekilab.safety.board.AreaSearcher;
import org.sekilab.safety.board.BoardProof;
import org.sekilab.safety.board.JointAreas;
import org.sekilab.safety.board.JointProof;
import org.sekilab.safety.board.SearchArea;
import org.sekilab.safety.board.TwoVitalSearch;

/**
 * Searches single areas with some of their blocks sacrificed, see {@link SacrificeSolver}. Immutable, but it reads a
 * board that changes, so it is confined to one thread.
 */
final class SacrificeSearch {
    /** The most points of an area. */
    static final int MAX_POINTS = 40;

    private final BoardProof board;
    private final AreaSearcher searcher;
    private final JointAreas givers;
    private final TwoVitalSearch search;
    private final Price price;

    /** The stones that a sacrifice may cost. */
    enum Price {
        ANY,
        /** Less than the points that it makes safe. */
        GAIN
    }

    /** The territory that a search is to prove. */
    enum Aim {
        ALL,
        NOT_BESIDE,
        NOT_NEAR,
        LIFE_ALONE;

        /** The territory among some points after a sacrifice of blocks; of no meaning for {@link #LIFE_ALONE}. */
        PointSet territory(PointSet points, List<Block> lost) {
            PointSet near = new PointSet(points.geometry());
            lost.forEach(block -> near.unite(block.stones()));
            for (int step = 0; step < ordinal(); step++) {
                near.unite(near.exterior());
            }
            return points.copy().subtract(near);
        }
    }

    /** @param givers areas that keep liberties for blocks */
    SacrificeSearch(BoardProof board, AreaSearcher searcher, JointAreas givers, Price price) {
        this.board = board;
        this.searcher = searcher;
        this.givers = givers;
        this.search = new TwoVitalSearch(board, searcher);
        this.price = price;
    }

    /**
     * Tries to prove an area with some blocks sacrificed.
     *
     * @param count the number of blocks
     */
    Optional<JointProof> tryProve(SearchArea area, Aim aim, int count) {
        if (aim == Aim.ALL && !tryTerritory(area)) {
            return Optional.empty();
        }
        return candidates(area, count).stream()
                .filter(lost -> price == Price.ANY || isGain(area, lost))
                .map(lost -> tryProve(area, aim, lost))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** If the area is not territory when no block can be captured, it is not territory after a sacrifice either. */
    private boolean tryTerritory(SearchArea area) {
        long[] eyes = new long[area.blocks().size()];
        Arrays.fill(eyes, LocalShape.ALIVE);
        return searcher.tryWin(area.shape(eyes), area.parts());
    }

    /** Single blocks, or pairs of blocks, that are not alive, the smallest first. */
    private List<List<Block>> candidates(SearchArea area, int count) {
        List<Block> weak = new ArrayList<>(area.blocks());
        weak.removeIf(board::isAlive);
        weak.sort(Comparator.comparingInt(block -> block.stones().size()));
        List<List<Block>> candidates = new ArrayList<>();
        for (int second = 0; second < weak.size(); second++) {
            if (count == 1) {
                candidates.add(List.of(weak.get(second)));
            } else {
                for (int first = 0; first < second; first++) {
                    candidates.add(List.of(weak.get(first), weak.get(second)));
                }
            }
        }
        return candidates;
    }

    /** True if a sacrifice would cost less stones than the points of the area and the stones that it would keep. */
    private boolean isGain(SearchArea area, List<Block> lost) {
        int gain = area.points().size();
        int cost = 0;
        for (Block block : area.blocks()) {
            int stones = board.isAlive(block) ? 0 : block.stones().size();
            if (lost.contains(block)) {
                cost += stones;
            } else {
                gain += stones;
            }
        }
        return cost < gain;
    }

    /** Searches for less first, because most searches fail, and a failure ends the attempt. */
    private Optional<JointProof> tryProve(SearchArea area, Aim aim, List<Block> lost) {
        PointSet further = libertiesElsewhere(area, lost);
        SearchArea rest = area.sacrificing(lost, further);
        JointAreas others = givers.apartFrom(rest.points()).giversTo(rest.blocks());
        if (!rest.fits(MAX_POINTS)) {
            return Optional.empty();
        }
        boolean isTrivial = rest.blocks().stream().allMatch(board::isAlive);
        List<SearchArea> steps = new ArrayList<>(isTrivial ? List.of() : List.of(rest));
        PointSet territory = new PointSet(further.geometry());
        for (int step = Aim.LIFE_ALONE.ordinal() - 1; step >= aim.ordinal(); step--) {
            PointSet more = Aim.values()[step].territory(area.points(), lost);
            if (!more.equals(territory)) {
                steps.add(rest.withTerritory(more));
                territory = more;
            }
        }
        Optional<AreaResult> most = Optional.empty();
        for (SearchArea step : steps) {
            AreaResult result = search.search(AreaResult.open(step), others);
            if (!result.isSolved()) {
                return Optional.empty();
            }
            most = Optional.of(result);
        }
        return most.flatMap(result -> search.tryProve(others.with(result), SafetyMethods.SACRIFICE));
    }

    /** Empty if a strategy uses one of these liberties already. */
    private PointSet libertiesElsewhere(SearchArea area, List<Block> lost) {
        PointSet liberties = new PointSet(area.points().geometry());
        lost.forEach(block -> liberties.unite(block.liberties()));
        liberties.subtract(area.points());
        return board.isReserved(liberties) ? new PointSet(liberties.geometry()) : liberties;
    }
}
