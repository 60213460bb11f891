package org.sekilab.life.estimate;

import org.sekilab.model.Points;

/**
 * A guess about the life of a block, with one side to move first.
 *
 * @param status what the search of a small area says
 * @param isFinished whether this search came to its end; otherwise the likelier status is told
 * @param move the best first move; {@link Points#PASS} if none is needed; {@link Points#NONE} if the side that moves
 *     first does not succeed
 * @param nodes states that were searched
 */
public record LifeEstimate(Status status, boolean isFinished, int move, long nodes) {
    /** What becomes of the block. */
    public enum Status {
        ALIVE,
        DEAD,
        /** A ko decides, and the attacker has to find the first threat. */
        KO_ATTACKER_NEEDS_THREAT,
        /** A ko decides, and the defender has to find the first threat. */
        KO_DEFENDER_NEEDS_THREAT
    }
}
