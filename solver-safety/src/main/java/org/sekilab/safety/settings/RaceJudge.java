package org.sekilab.safety.settings;

import org.sekilab.model.Block;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.proof.Effort;
import org.sekilab.search.Limits;

/**
 * Tells whether a block is lost in a capturing race, which may span several regions. May be shared by threads.
 *
 * <p>The port by which the safety solver asks those who know about races, without knowing them.
 */
@FunctionalInterface
public interface RaceJudge {
    /** Knows nothing about races. */
    RaceJudge NONE = race -> Answer.OPEN;

    /** Judges a race in which the attacker moves first. */
    Answer judge(Race race);

    /**
     * A race between a block and one of the attacker's.
     *
     * @param alive stones of both colors that are never captured, whatever is played in the race
     * @param defender the block that is to hold
     * @param attacker the block that it races
     * @param limits of all searches for the answer together
     */
    record Race(Position position, PointSet alive, Block defender, Block attacker, Limits limits) {}

    /**
     * What is known of a race.
     *
     * @param isHeld true if it is proved that the defender has a strategy among the points that {@code alive} does not separate
     *     from the two blocks, by which his is not captured before the attacker's is: with the attacker moving first, winning all ko fights,
     *     and gaining by endless play. False says nothing
     * @param effort what it took
     */
    record Answer(boolean isHeld, Effort effort) {
        static final Answer OPEN = new Answer(false, Effort.NONE);
    }
}
