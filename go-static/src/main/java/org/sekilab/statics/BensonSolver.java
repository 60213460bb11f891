package org.sekilab.statics;

import jakarta.inject.Inject;
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
 * Unconditionally alive blocks, and the regions vital to them as territory.
 *
 * <p>Source: [B76]; territory as [NM04] 5 counts it: all points, dead stones included, of each region whose blocks are all
 * alive and which is vital to one of them.
 * <p>Proves: the blocks, even if the defender always passes; the territory, if he answers. Nothing follows for the others.
 * <p>Differs: see {@link BensonLife} on territory.
 * <p>Cost: see {@link BensonLife}.
 */
public final class BensonSolver implements SafetySolver {
    private final RegionFinder regionFinder;

    @Inject
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

    /** Adds what is unconditionally safe for a color, and returns what was found. */
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
