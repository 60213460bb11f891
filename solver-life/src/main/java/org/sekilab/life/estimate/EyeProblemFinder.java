package org.sekilab.life.estimate;

import java.util.Optional;
import org.sekilab.life.eyes.EyeProblem;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;

/**
 * Finds the eye space around a point. Immutable; threads may share it.
 *
 * <p>Source: own.
 * <p>Proves: nothing. A wall of one block is a fact. Connections between several blocks are taken for granted, as
 * {@link EyeArea} says.
 * <p>Cost: flood fills of the board.
 */
public final class EyeProblemFinder {

    /** The space around a point, with the blocks around it that need eyes. Empty if there is no small one. */
    public Optional<EyeProblem> find(Position position, int point) {
        return EyeArea.around(position, point).map(EyeProblemFinder::problem);
    }

    /** The space of a color around a point, with the blocks that need eyes. Empty if there is no small one. */
    public Optional<EyeProblem> find(Position position, int point, Color owner) {
        return EyeArea.around(position, point, owner).map(EyeProblemFinder::problem);
    }

    private static EyeProblem problem(EyeArea area) {
        PointSet wall = new PointSet(area.points().geometry());
        for (Block block : area.essential()) {
            wall.unite(block.stones());
        }
        return new EyeProblem(area.position(), area.owner(), area.points(), wall);
    }
}
