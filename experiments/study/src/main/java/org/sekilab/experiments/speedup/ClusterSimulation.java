package org.sekilab.experiments.speedup;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import org.sekilab.experiments.progress.Progress;
import org.sekilab.experiments.remote.RegionLeaves;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.safety.RegionSolver;
import org.sekilab.search.Engine;
import org.sekilab.search.dfpn.tree.ClusterModel;
import org.sekilab.search.dfpn.tree.SimulatedEngine;
import org.sekilab.search.dfpn.tree.SimulatedRun;
import org.sekilab.search.dfpn.tree.TreeConfig;
import org.sekilab.search.dfpn.tree.TreeEngine;

/**
 * Solves the hardest regions of boards on simulated clusters. The searches are real, in one thread. Immutable.
 *
 * <p>Cost: each region once for each size of a cluster, and what workers search twice.
 */
public final class ClusterSimulation {
    private final HardestRegions regions;
    private final Supplier<Engine> leaves;
    private final Function<Engine, RegionSolver> solvers;
    private final long leafNodes;

    /**
     * @param regions finds the regions to solve
     * @param leaves makes the engine of a worker
     * @param solvers makes a solver with an engine
     */
    public ClusterSimulation(
            HardestRegions regions, Supplier<Engine> leaves, Function<Engine, RegionSolver> solvers, long leafNodes) {
        this.regions = regions;
        this.leaves = leaves;
        this.solvers = solvers;
        this.leafNodes = leafNodes;
    }

    /**
     * The rows of each region, for each size of the cluster.
     *
     * @param workers the sizes
     * @param network the model; its rate of nodes counts if it is finite, else the rate of the first searches
     * @param progress told of each board, and then of each region
     */
    public List<SimulationRow> measure(
            Iterable<BoardInput> boards, int hardest, List<Integer> workers, ClusterModel network, Progress progress) {
        List<HardestRegions.Solved> chosen = regions.find(boards, hardest, progress);
        progress.expect(chosen.size() * workers.size());
        ClusterModel model = withRate(network, chosen);
        List<SimulationRow> rows = new ArrayList<>();
        for (HardestRegions.Solved region : chosen) {
            for (int number : workers) {
                String label = "%s %s, %d workers"
                        .formatted(region.target().label(), region.target().at(), number);
                rows.add(progress.track(label, () -> row(region, number, model)));
            }
        }
        return rows;
    }

    /**
     * Compares the model with threads of this process. Messages within a process cost nothing in the model.
     *
     * @param workers the numbers of threads
     * @param progress told of each board, and then of each region
     */
    public List<ModelCheckRow> check(
            Iterable<BoardInput> boards, int hardest, List<Integer> workers, Progress progress) {
        List<ModelCheckRow> rows = new ArrayList<>();
        for (HardestRegions.Solved region : regions.find(boards, hardest, progress)) {
            AnswerCost one = real(region, 1);
            double rate = Math.max(1, one.nodes()) / Math.max(1e-6, one.millis() / 1e3);
            for (int number : workers) {
                SimulatedEngine engine = engine(number, new ClusterModel(rate, 0, Double.MAX_VALUE, 0));
                AnswerCost found = region.target().solve(solvers.apply(engine));
                AnswerCost model = new AnswerCost(
                        found.verdict(), found.nodes(), engine.cost().seconds() * 1e3);
                rows.add(new ModelCheckRow(
                        region.target().label(),
                        region.target().at(),
                        number,
                        model,
                        number == 1 ? one : real(region, number)));
            }
        }
        return rows;
    }

    private SimulatedEngine engine(int workers, ClusterModel model) {
        return new SimulatedEngine(new TreeConfig(workers, leafNodes), leaves, model, RegionLeaves::rootBytes);
    }

    private AnswerCost real(HardestRegions.Solved region, int threads) {
        return region.target().solve(solvers.apply(new TreeEngine(new TreeConfig(threads, leafNodes), leaves)));
    }

    private static ClusterModel withRate(ClusterModel network, List<HardestRegions.Solved> solved) {
        if (Double.isFinite(network.nodesPerSecond())) {
            return network;
        }
        double nodes = solved.stream().mapToLong(each -> each.cost().nodes()).sum();
        double seconds =
                solved.stream().mapToDouble(each -> each.cost().millis()).sum() / 1e3;
        return new ClusterModel(
                Math.max(1, nodes) / Math.max(1e-6, seconds),
                network.latency(),
                network.bytesPerSecond(),
                network.masterSeconds());
    }

    private SimulationRow row(HardestRegions.Solved region, int workers, ClusterModel model) {
        SimulatedEngine engine = engine(workers, model);
        AnswerCost found = region.target().solve(solvers.apply(engine));
        SimulatedRun.Cost cost = engine.cost();
        double alone = region.cost().nodes() / model.nodesPerSecond();
        return new SimulationRow(
                region.target().label(),
                region.target().at(),
                region.target().points(),
                region.cost(),
                workers,
                found.verdict(),
                found.nodes(),
                cost.searches(),
                cost.bytes(),
                cost.seconds(),
                cost.busySeconds() / (workers * cost.seconds()),
                alone / cost.seconds());
    }
}
