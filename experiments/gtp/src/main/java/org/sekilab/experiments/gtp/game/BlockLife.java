package org.sekilab.experiments.gtp.game;

import java.util.Optional;
import org.sekilab.experiments.gtp.game.StatusJudge.Trust;
import org.sekilab.model.Color;
import org.sekilab.model.Points;

/** Tells how blocks of the game's position live, each taken alone. */
@FunctionalInterface
public interface BlockLife {
    /** A judge that knows of no block. */
    BlockLife NONE = (stone, first) -> Optional.empty();

    /**
     * How a block lives.
     *
     * @param move by which its own side saves it; {@link Points#PASS} where it lives without one, or the opponent moves
     *     first
     */
    record Life(int move, Trust trust) {}

    /**
     * How the block of a stone lives, with one side to move first. Empty if it dies, if a ko decides, and if a guess
     * would be no more than an opinion.
     */
    Optional<Life> life(int stone, Color first);
}
