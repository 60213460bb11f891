package org.sekilab.search;

/**
 * The strategy behind a result, for those who want to play it out or to check it. Confined to one thread; valid as long as
 * nobody else searches with the same table.
 */
@FunctionalInterface
public interface Proof {
    /** Knows nothing. */
    Proof NONE = problem -> Problem.NO_MOVE;

    /**
     * The move that the winner of the search plays in the state that the problem is in.
     *
     * @param problem a state that can be reached from the searched one while the winner follows the proof
     * @return {@link Problem#NO_MOVE} if the proof does not hold the state, or not any more
     */
    int moveIn(Problem problem);
}
