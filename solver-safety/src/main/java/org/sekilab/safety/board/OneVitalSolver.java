package org.sekilab.safety.board;

import java.util.BitSet;
import java.util.List;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.safety.parts.RegionMerger;
import org.sekilab.statics.LocalEvaluator;

/**
 * Finds units that keep a liberty for blocks, so that other units need to give them only one. Immutable but for the
 * state, confined to one thread.
 *
 * <p>Source: the 1-vital solver of [NM04] 3.1.
 * <p>Proves: what it adds to units, which by themselves prove no block alive.
 * <p>Differs: one search asks for a liberty for each block of a unit, where the paper searches for one block at a time:
 * so a single strategy does it. Chains are built by {@link TwoVitalSearch}.
 */
public final class OneVitalSolver {
    private final BoardProof state;

    public OneVitalSolver(BoardProof state) {
        this.state = state;
    }

    /** What a merger makes of the open regions, with the liberties that rules and searches find. */
    public List<SearchArea> units(RegionMerger merger) {
        List<SearchArea> units = TwoVitalSolver.units(state, merger);
        units.forEach(this::evaluate);
        units.forEach(this::search);
        return units;
    }

    /** Asks the static rules which liberties a unit keeps. */
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

    /** Where the rules found none, searches for a strategy that keeps a liberty for each block, wherever the attacker lives inside. */
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
                if (eyes[place] != LocalShape.ALIVE) { // of the others nothing was asked
                    unit.addOneVital(unit.blocks().get(place));
                }
            }
        }
    }
}
