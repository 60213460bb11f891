package org.sekilab.safety.region;

import org.sekilab.search.Limit;
import org.sekilab.search.Limits;
import org.sekilab.search.Result;

/**
 * A question about a local game with the attacker moving first: does the defender reach the goal? Immutable.
 *
 * @param limits of each search for the answer
 */
public record GameQuestion(Kind kind, GameMemory.Game game, Limits limits) {
    /** The way to search for an answer. */
    public enum Kind {
        /** A search of the whole game, see {@link RegionSearcher#prove}. */
        WHOLE,
        /** A search without territory, which may find a smaller game, see {@link RegionSearcher#proveLife}. */
        LIFE,
        /** A search with the first engine alone, see {@link RegionSearcher#proveByFirst}. */
        FIRST_ENGINE
    }

    /** The answer without any search: the result is open. */
    public RegionSearcher.Searched open(Limit limit) {
        return new RegionSearcher.Searched(game.shape(), Result.open(limit));
    }
}
