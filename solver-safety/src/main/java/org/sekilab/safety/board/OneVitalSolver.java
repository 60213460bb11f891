package org.sekilab.safety.board;

import java.util.BitSet;
import java.util.List;
import org.sekilab.model.Block;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.safety.parts.RegionMerger;
import org.sekilab.statics.LocalEvaluator;

/**
 * Finds areas that keep a liberty for blocks, so that other areas need to give them only one. Immutable, but it reads a
 * board that changes, so it is confined to one thread.
 *
 * <p>Source: the 1-vital solver of [NM04] 3.1.
 * <p>Proves: the liberties in its results; they alone prove no block alive.
 * <p>Differs: one search asks for a liberty for each block of an area, so that a single strategy keeps them all. The
 * paper searches for one block at a time. {@link TwoVitalSearch} builds chains.
 */
public final class OneVitalSolver {
    private final BoardProof board;
    private final AreaSearcher searcher;

    public OneVitalSolver(BoardProof board, AreaSearcher searcher) {
        this.board = board;
        this.searcher = searcher;
    }

    /** The areas that a merger makes from the open regions, with the liberties that rules and searches find. */
    public JointAreas search(RegionMerger merger) {
        List<SearchArea> areas = RegionAreas.open(board, searcher.config(), merger);
        return new JointAreas(
                areas.stream().map(this::evaluate).map(this::search).toList());
    }

    /** Finds the liberties that each area keeps by the static rules. */
    public JointAreas evaluate(List<SearchArea> areas) {
        return new JointAreas(areas.stream().map(this::evaluate).toList());
    }

    private AreaResult evaluate(SearchArea area) {
        AreaResult open = AreaResult.open(area);
        if (board.isReserved(area.points())) {
            return open;
        }
        LocalShape shape = area.shape(new long[area.blocks().size()]);
        LocalBoard game = new LocalBoard(shape, board.position(), board.color().opposite());
        LocalEvaluator evaluator = new LocalEvaluator(game, LocalEvaluator.Rules.PAIRS, board.kind());
        long oneVital = evaluator.oneVitalBlocks();
        return oneVital == 0 ? open : open.keepingLiberties(oneVital, evaluator.isTerritoryWithLiberties());
    }

    /**
     * If the rules found no liberty, searches for a strategy that keeps a liberty for each block. The attacker may live
     * inside.
     */
    private AreaResult search(AreaResult byRules) {
        SearchArea area = byRules.area();
        if (byRules.isOneVital() || board.isReserved(area.points())) {
            return byRules;
        }
        List<Block> blocks = area.blocks();
        long[] eyes = new long[blocks.size()];
        BitSet alive = board.aliveWithout(area.points());
        long asked = 0; // the search does not ask about alive blocks
        for (int place = 0; place < eyes.length; place++) {
            boolean isAlive = alive.get(blocks.get(place).index());
            eyes[place] = isAlive ? LocalShape.ALIVE : SearchArea.SHARED_EYE;
            asked |= isAlive ? 0 : 1L << place;
        }
        return searcher.tryWin(area.shape(eyes).withoutTerritory(), area.parts())
                ? byRules.keepingLiberties(asked, false)
                : byRules;
    }
}
