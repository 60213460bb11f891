package org.sekilab.safety.region;

import java.util.List;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.Proof;
import org.sekilab.search.Result;
import org.sekilab.search.Statistics;

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
        Result result = new Result(Outcome.UNKNOWN, limit, Problem.NO_MOVE, List.of(), Proof.NONE, Statistics.NONE);
        return new RegionSearcher.Searched(game.shape(), result);
    }
}
