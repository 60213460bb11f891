package example;

import org.sekilab.search.Engine;
import org.sekilab.search.Goal;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.Result;
import org.sekilab.search.SearchListener;

/** Lets one engine try for a few nodes, and another one do the rest: what the first leaves open costs it little. Proves what they prove. */
public final class PortfolioEngine implements Engine {
    private static final int TRIAL_NODES = 1_000;

    private final Engine trial;
    private final Engine main;

    public PortfolioEngine(Engine trial, Engine main) {
        this.trial = trial;
        this.main = main;
    }

    @Override
    public Result prove(Problem problem, Goal goal, Limits limits, SearchListener listener) {
        long most = limits.maxNodes();
        Result first = trial.prove(problem, goal, limits.withMaxNodes(Math.min(TRIAL_NODES, most)), listener);
        if (first.outcome() != Outcome.UNKNOWN || most <= TRIAL_NODES) {
            return first;
        }
        Result second = main.prove(problem, goal, limits.withMaxNodes(most - TRIAL_NODES), listener);
        return new Result(
                second.outcome(),
                second.limit(),
                second.bestMove(),
                second.principalVariation(),
                second.proof(),
                first.statistics().plus(second.statistics()));
    }
}
