package org.sekilab.safety.settings;

import org.sekilab.model.Block;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.proof.Effort;
import org.sekilab.search.Limits;

/**
 * Tells whether a block is lost in a capturing race, which may span several regions. Threads may share it.
 *
 * <p>The port through which the safety solver asks about races, without a dependency on a race analyzer.
 */
@FunctionalInterface
public interface RaceJudge {
    /** A judge without knowledge of races. */
    RaceJudge NONE = race -> Answer.OPEN;

    /** Judges a race in which the attacker moves first. */
    Answer judge(Race race);

    /**
     * A race between a block and a block of the attacker.
     *
     * @param alive stones of both colors that are never captured, whatever is played in the race
     * @param defender the block that is to hold
     * @param attacker the block that it races
     * @param limits of all searches for the answer together
     */
    record Race(Position position, PointSet alive, Block defender, Block attacker, Limits limits) {}

    /**
     * The answer about a race.
     *
     * @param isHeld true if it is proved that the defender's block is not captured before the attacker's block. The
     *     proof is a strategy on the points that {@code alive} does not separate from the two blocks. The attacker
     *     moves first, wins all ko fights, and gains by endless play. False says nothing
     * @param effort the work that was done
     */
    record Answer(boolean isHeld, Effort effort) {
        static final Answer OPEN = new Answer(false, Effort.NONE);
    }
}
