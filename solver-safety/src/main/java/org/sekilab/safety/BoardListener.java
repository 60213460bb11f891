package org.sekilab.safety;

import java.util.function.Supplier;
import org.sekilab.proof.SafetyMap;

/** Receives reports about the progress of the solver of a whole board, in the thread of the solver. */
@FunctionalInterface
public interface BoardListener {
    /**
     * Reports the proofs so far: after the static rules, and after each attempt to prove more by search. When the board
     * is solved several times, these are the proofs of the best attempt.
     *
     * @param soFar makes a map of what is proved, while the call lasts
     */
    void progress(Supplier<SafetyMap> soFar);
}
