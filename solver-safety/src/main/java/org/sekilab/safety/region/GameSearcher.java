package org.sekilab.safety.region;

/** Answers questions about local games. An implementation says whether threads may share it. */
@FunctionalInterface
public interface GameSearcher {
    /**
     * Searches for an answer.
     *
     * @return the game that was searched, and the result; the result is UNKNOWN if a limit came first
     */
    RegionSearcher.Searched search(GameQuestion question);
}
