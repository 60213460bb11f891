package org.sekilab.statics;

import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.Position;
import org.sekilab.model.RegionFinder;
import org.sekilab.model.RegionMap;
import org.sekilab.proof.Proofs;
import org.sekilab.proof.SafetyMap;
import org.sekilab.proof.SafetyMapBuilder;
import org.sekilab.proof.SafetyMethod;
import org.sekilab.proof.SafetySolver;

/**
 * Finds unconditionally alive blocks, and the regions vital to them as territory.
 *
 * <p>Source: [B76]. Territory is counted as in [NM04] 5. A region is territory, dead stones included, if all its blocks
 * are alive and it is vital to one of them.
 * <p>Proves: the blocks, even if the defender always passes; the territory, if the defender answers. It says nothing
 * about the others.
 * <p>Differs: see {@link BensonLife} on territory.
 * <p>Cost: see {@link BensonLife}.
 */
public final class BensonSolver implements SafetySolver {
    private final RegionFinder regionFinder;

    public BensonSolver(RegionFinder regionFinder) {
        this.regionFinder = regionFinder;
    }

    @Override
    public SafetyMap solve(Position position) {
        SafetyMapBuilder result = new SafetyMapBuilder(position, regionFinder);
        for (Color color : Color.values()) {
            addTo(result, color, Proofs.ANY);
        }
        return result.build();
    }

    /** Adds the unconditionally safe blocks and points of a color. Returns the alive blocks and their regions. */
    static BensonLife addTo(SafetyMapBuilder result, Color color, Proofs proofs) {
        RegionMap map = result.regionMap(color);
        BensonLife life = new BensonLife(map, result.position().empties(), proofs);
        for (Block block : map.blocks()) {
            if (life.isAlive(block)) {
                result.addAlive(block, SafetyMethod.BENSON);
            }
        }
        for (BasicRegion region : map.regions()) {
            if (life.isTerritory(region)) {
                result.addTerritory(color, region.points(), SafetyMethod.BENSON);
            }
        }
        return life;
    }
}
