package org.sekilab.search.dfpn.tree;

import java.util.function.Supplier;
import org.sekilab.search.Engine;
import org.sekilab.search.Goal;
import org.sekilab.search.Limits;
import org.sekilab.search.Problem;
import org.sekilab.search.Result;
import org.sekilab.search.SearchListener;

/** An engine on a simulated cluster, which adds up the cost of its searches. Mutable, confined to one thread. */
public final class SimulatedEngine implements Engine {
    private final TreeEngine engine;
    private final ClusterModel model;
    private SimulatedRun.Cost cost = SimulatedRun.Cost.NONE;

    /** @param leaves makes the engine of a worker */
    public SimulatedEngine(TreeConfig config, Supplier<Engine> leaves, ClusterModel model) {
        this.engine = new TreeEngine(config, leaves);
        this.model = model;
    }

    @Override
    public Result prove(Problem problem, Goal goal, Limits limits, SearchListener listener) {
        SimulatedRun run = engine.simulate(problem, goal, limits, model);
        cost = cost.plus(run.cost());
        return run.result();
    }

    /** The cost of all searches, one after the other. */
    public SimulatedRun.Cost cost() {
        return cost;
    }
}
