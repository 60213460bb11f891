package org.sekilab.statics;

import java.util.List;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.RegionFinder;
import org.sekilab.proof.Proofs;
import org.sekilab.proof.SafetyMapBuilder;
import org.sekilab.proof.StaticProof;

/**
 * A lower bound of the area that a side gets in the whole game. Immutable; threads may share it.
 *
 * <p>Source: own.
 * <p>Proves: the side gets at least as many points, stones and territory together. It answers by the pairs of a static
 * proof. Whenever no pair needs an answer, it takes an empty point that is beside a block of the proof and that the
 * proof does not use. At each of its turns such a block has a liberty that the proof uses, so the stone is legal. The
 * stone joins the block and is never captured. So of n such points the side gets every other one, and the first if it
 * moves first. A stone of the opponent that needs an answer takes no such point. When none is left, the side captures
 * what stands in its territory.
 * <p>Cost: one run of the static rules for each color.
 */
public final class AreaBound {
    private final RegionFinder regionFinder;

    public AreaBound(RegionFinder regionFinder) {
        this.regionFinder = regionFinder;
    }

    /** The number of points that a color gets at least, with the side to move of the position moving first. */
    public int of(Position position, Color color) {
        SafetyMapBuilder builder = new SafetyMapBuilder(position, regionFinder);
        StaticProof proof = AlternatingPlaySolver.addTo(builder, color, Proofs.CHECKABLE);
        PointSet safe = builder.build().safePoints(color);
        PointSet alive = new PointSet(position.geometry());
        for (Block block : proof.alive()) {
            alive.unite(block.stones());
        }
        PointSet others = position.empties().copy().intersect(alive.exterior()).subtract(safe);
        for (List<PointSet> used : List.of(proof.eyes(), proof.territory(), proof.pairs(), List.of(proof.reserved()))) {
            used.forEach(others::subtract);
        }
        int turns = color == position.toMove() ? others.size() + 1 : others.size();
        return safe.size() + turns / 2;
    }
}
