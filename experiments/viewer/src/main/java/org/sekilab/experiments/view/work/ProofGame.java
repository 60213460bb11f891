package org.sekilab.experiments.view.work;

import java.util.List;
import java.util.OptionalInt;

/** A proof that can be played against. May be shared by threads. */
public interface ProofGame {
    /** What the proof is. */
    JobAnswer.Strategy about();

    /**
     * Plays some tries against the proof, from the start.
     *
     * @param tries moves of the side without the proof, points of the board and passes
     * @throws org.sekilab.proof.UnplayableException if one of them is not legal, or comes after the end
     */
    LineAnswer follow(List<Integer> tries);

    /**
     * A tree of moves that leads to the proof.
     *
     * @param most the number of nodes at which the tree is cut off; positive
     */
    SearchTreeAnswer tree(int most);

    /** The number of states of the whole proof; empty if there are more than the given number. */
    OptionalInt countStates(int most);
}
