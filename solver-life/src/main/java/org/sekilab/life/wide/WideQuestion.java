package org.sekilab.life.wide;

import java.util.List;
import org.sekilab.life.wall.WallQuestion;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;

/**
 * Do some blocks of the defender all live, if all beyond some points counts as stones of the attacker that are never
 * captured? Immutable.
 *
 * @param position the board; its ko is closed to its side to move
 * @param first the side that moves first
 * @param blocks none of them may ever be captured
 * @param points of any number, without those of the blocks
 */
public record WideQuestion(Position position, Color defender, Color first, List<Block> blocks, PointSet points) {
    public WideQuestion {
        blocks = List.copyOf(blocks);
        points = points.copy().freeze();
    }

    /** The stones of the blocks. */
    PointSet stones() {
        PointSet stones = new PointSet(position.geometry());
        blocks.forEach(block -> stones.unite(block.stones()));
        return stones;
    }

    /** The points beyond that are next to the points. */
    PointSet wall() {
        return points.exterior().subtract(stones());
    }

    /** The words of the claim in a certificate, without {@code claim}. */
    String claim() {
        List<PointSet> sets = blocks.stream().map(Block::stones).toList();
        return new WallQuestion(position, WallQuestion.Goal.LIVE, defender, first, false, sets).claim();
    }
}
