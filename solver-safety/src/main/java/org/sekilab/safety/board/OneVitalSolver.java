package org.sekilab.safety.board;

import java.util.BitSet;
import java.util.List;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.safety.parts.RegionMerger;
import org.sekilab.statics.LocalEvaluator;

/**
 * Finds areas that keep a liberty for blocks, so that other areas need to give them only one. Immutable except for the
 * state, confined to one thread.
 *
 * <p>Source: the 1-vital solver of [NM04] 3.1.
 * <p>Proves: the liberties that it adds to areas; they alone prove no block alive.
 * <p>Differs: one search asks for a liberty for each block of an area, so that a single strategy keeps them all. The
 * paper searches for one block at a time. {@link TwoVitalSearch} builds chains.
 */
public final class OneVitalSolver {
    private final BoardProof state;

    public OneVitalSolver(BoardProof state) {
        this.state = state;
    }

    /** The areas that a merger makes from the open regions, with the liberties that rules and searches find. */
    public List<SearchArea> units(RegionMerger merger) {
        List<SearchArea> units = TwoVitalSolver.units(state, merger);
        units.forEach(this::evaluate);
        units.forEach(this::search);
        return units;
    }

    /** Finds the liberties that an area keeps by the static rules. */
    public void evaluate(SearchArea unit) {
        if (state.isReserved(unit.points())) {
            return;
        }
        LocalShape shape = unit.shape(new long[unit.blocks().size()]);
        LocalBoard board = new LocalBoard(shape, state.position(), state.color().opposite());
        LocalEvaluator evaluator = new LocalEvaluator(
                board, LocalEvaluator.Rules.PAIRS, state.config().proofs());
        long oneVital = evaluator.oneVitalBlocks();
        for (int place = 0; place < unit.blocks().size(); place++) {
            if ((oneVital >>> place & 1) != 0) {
                unit.addOneVital(unit.blocks().get(place));
            }
        }
        if (oneVital != 0 && evaluator.isTerritoryWithLiberties()) {
            unit.setTerritoryByRules();
        }
    }

    /**
     * If the rules found no liberty, searches for a strategy that keeps a liberty for each block. The attacker may live
     * inside.
     */
    private void search(SearchArea unit) {
        if (unit.isOneVital() || state.isReserved(unit.points())) {
            return;
        }
        long[] eyes = new long[unit.blocks().size()];
        BitSet alive = state.aliveWithout(unit.points());
        for (int place = 0; place < eyes.length; place++) {
            eyes[place] = alive.get(unit.blocks().get(place).index()) ? LocalShape.ALIVE : SearchArea.SHARED_EYE;
        }
        if (state.proves(unit.shape(eyes).withoutTerritory(), unit.parts())) {
            for (int place = 0; place < eyes.length; place++) {
                if (eyes[place] != LocalShape.ALIVE) { // the search did not ask about alive blocks
                    unit.addOneVital(unit.blocks().get(place));
                }
            }
        }
    }
}
