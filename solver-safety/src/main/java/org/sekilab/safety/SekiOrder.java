package org.sekilab.safety;

import java.util.List;
import org.sekilab.model.Block;

/** In which order regions are searched for seki. Source: [NKM] 5.6, and its future work. */
public enum SekiOrder {
    /** One after the other, again and again until nothing changes: figure 5. */
    PLAIN {
        @Override
        Unit next(List<Unit> units, List<Block> news) {
            return units.get(0);
        }
    },
    /** Those first that share a block with what was proved last. */
    ADJACENT {
        @Override
        Unit next(List<Unit> units, List<Block> news) {
            for (Unit unit : units) {
                if (unit.blocks().stream().anyMatch(news::contains)) {
                    return unit;
                }
            }
            return units.get(0);
        }
    };

    /**
     * The unit to search next.
     *
     * @param units what is left; not empty
     * @param news the blocks of what was proved last
     */
    abstract Unit next(List<Unit> units, List<Block> news);
}
