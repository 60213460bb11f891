package org.sekilab.search.dfpn.tree;

import java.util.function.Supplier;
import java.util.function.ToLongBiFunction;
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
    private final ToLongBiFunction<Problem, Goal> roots;
    private SimulatedRun.Cost cost = SimulatedRun.Cost.NONE;

    /**
     * @param leaves makes the engine of a worker
     * @param roots the bytes of a leaf's message that tell the root of the tree: its problem and its goal
     */
    public SimulatedEngine(
            TreeConfig config, Supplier<Engine> leaves, ClusterModel model, ToLongBiFunction<Problem, Goal> roots) {
        this.engine = new TreeEngine(config, leaves);
        this.model = model;
        this.roots = roots;
    }

    @Override
    public Result prove(Problem problem, Goal goal, Limits limits, SearchListener listener) {
        SimulatedRun run = engine.simulate(problem, goal, limits, model, roots.applyAsLong(problem, goal));
        cost = cost.plus(run.cost());
        return run.result();
    }

    /** The cost of all searches, one after the other. */
    public SimulatedRun.Cost cost() {
        return cost;
    }
}
