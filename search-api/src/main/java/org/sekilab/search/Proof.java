package org.sekilab.search;

/**
 * The strategy behind a result, for callers that play it out or check it. Confined to one thread. Valid as long as no
 * other search uses the same table.
 */
@FunctionalInterface
public interface Proof {
    /** A proof that holds no state. */
    Proof NONE = problem -> Problem.NO_MOVE;

    /**
     * The move of the winner of the search in the present state of the problem.
     *
     * @param problem a state that is reachable from the searched one while the winner follows the proof
     * @return {@link Problem#NO_MOVE} if the proof does not hold the state, or no longer holds it
     */
    int moveIn(Problem problem);

    /** The zone of the searched state, if the prover has won it; see {@link ZoneProblem}. */
    default long zone() {
        return ZoneProblem.ALL;
    }
}
