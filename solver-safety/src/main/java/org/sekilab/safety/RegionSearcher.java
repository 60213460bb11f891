package org.sekilab.safety;

import org.sekilab.model.Position;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.search.Engine;
import org.sekilab.search.Goal;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;
import org.sekilab.search.Result;
import org.sekilab.search.SearchListener;

/** Searches local games with an engine, as the configuration says. Immutable; may be shared by threads. */
final class RegionSearcher {
    private final Engine engine;
    private final SafetyConfig config;

    RegionSearcher(Engine engine, SafetyConfig config) {
        this.engine = engine;
        this.config = config;
    }

    /**
     * Whether the defender wins a local game with the attacker moving first: {@link Outcome#WIN} is a proof under any rule for
     * repetitions. {@link Outcome#LOSS} tells only that he does not win if endless play counts for the attacker.
     *
     * @param maxNodes fewer than the configuration allows, perhaps
     */
    Result proveSafe(LocalShape shape, Position position, long maxNodes) {
        LocalBoard board = new LocalBoard(shape, position, shape.defender().opposite());
        RegionProblem problem = new RegionProblem(board, config, Outcome.LOSS);
        Limits limits =
                config.limits().withMaxNodes(Math.min(maxNodes, config.limits().maxNodes()));
        return engine.prove(problem, Goal.WIN, limits, SearchListener.NONE);
    }
}
