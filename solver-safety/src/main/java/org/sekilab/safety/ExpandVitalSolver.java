package org.sekilab.safety;

import java.util.List;
import java.util.Optional;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.statics.SafetyMethod;

/**
 * Connects blocks to alive ones in regions that are too large to be searched as a whole. Immutable.
 *
 * <p>Source: the expand-vital solver of [NM04] 3.1, steps 3 and 6.
 */
final class ExpandVitalSolver implements SubSolver {
    private static final SafetyMethod METHOD = new SafetyMethod("expand-vital", 70);

    @Override
    public boolean solve(ColorState state) {
        ExpandVital expansion = new ExpandVital(state.map(), state.position().geometry());
        boolean found = false;
        for (BasicRegion region : state.map().regions()) {
            if (region.points().size() > state.config().maxRegionPoints()) {
                for (int first : state.map().blocksOf(region)) {
                    for (int second : state.map().blocksOf(region)) {
                        Block block = state.map().blocks().get(first);
                        Block alive = state.map().blocks().get(second);
                        found |= connect(state, expansion, region, block, alive);
                    }
                }
            }
        }
        return found;
    }

    private static boolean connect(
            ColorState state, ExpandVital expansion, BasicRegion region, Block block, Block alive) {
        if (state.isAlive(block) || !state.isAlive(alive)) {
            return false;
        }
        // A block that is alive by an answer in this region may still be connected to: no answer is in the area, as
        // checked below.
        Optional<ExpandVital.Area> area = expansion.between(region, block, alive, state::isAlive);
        if (area.isEmpty() || state.isReserved(area.get().points())) {
            return false;
        }
        List<Object> search = List.of(area.get().points(), block.anchor());
        if (!state.proves(search, area.get().shape(), List.of(region))) {
            return false;
        }
        state.recordConnection(block, area.get(), METHOD);
        return true;
    }
}
