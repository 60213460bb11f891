package org.sekilab.safety.board;

import org.sekilab.model.Block;
import org.sekilab.model.PointSet;

/**
 * The question whether a block holds in a race against another one, with the attacker moving first.
 *
 * @param alive stones of both colors that are never captured
 */
public record RaceQuestion(Block block, Block opponent, PointSet alive) {
    public RaceQuestion {
        alive = alive.copy().freeze();
    }
}
