package org.sekilab.proof;

import java.util.List;
import org.sekilab.model.Color;

/** A proof of one side that the other side can play against, on the whole board. Immutable; threads may share it. */
public interface PlayedProof {
    /** The side that has the proof. */
    Color winner();

    /** The number of states in the proof. */
    int states();

    /**
     * Plays some tries against the proof, from the start.
     *
     * @param tries moves of the side without the proof, in turn, points of the board and {@link
     *     org.sekilab.model.Points#PASS}
     * @throws UnplayableException if one of them is not legal, or comes after the end
     */
    BoardLine follow(List<Integer> tries);
}
