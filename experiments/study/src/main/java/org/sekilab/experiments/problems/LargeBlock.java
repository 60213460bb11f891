package org.sekilab.experiments.problems;

import java.util.ArrayList;
import java.util.List;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;

/**
 * A block with enough stones that its life is worth a question.
 *
 * @param defender its color
 * @param stones frozen
 */
public record LargeBlock(Color defender, PointSet stones) {
    private static final int FEWEST_STONES = 3;

    public LargeBlock {
        stones = stones.copy().freeze();
    }

    /** The large blocks of a position, the black ones first. */
    public static List<LargeBlock> of(Position position) {
        List<LargeBlock> blocks = new ArrayList<>();
        for (Color defender : Color.values()) {
            for (PointSet stones : position.stones(defender).components()) {
                if (stones.size() >= FEWEST_STONES) {
                    blocks.add(new LargeBlock(defender, stones));
                }
            }
        }
        return blocks;
    }
}
