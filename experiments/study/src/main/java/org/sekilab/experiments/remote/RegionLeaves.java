package org.sekilab.experiments.remote;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.config.SafetyKeys;
import org.sekilab.experiments.config.Settings;
import org.sekilab.safety.RegionForm;
import org.sekilab.safety.RegionSolver;
import org.sekilab.search.Goal;
import org.sekilab.search.Problem;
import org.sekilab.search.dfpn.DfpnEngine;
import org.sekilab.search.dfpn.tree.LeafService;
import org.sekilab.search.dfpn.tree.TreeEngine;

/** Lets a cluster search the leaves of regions. Threads may share it. */
public final class RegionLeaves implements LeafService.Finder {
    private static final String ENGINE = "dfpn-tree";

    private final TaskCluster cluster;

    private RegionLeaves(TaskCluster cluster) {
        this.cluster = cluster;
    }

    /**
     * Checks that the configuration chose no other engine.
     *
     * @throws InputException if it did
     */
    public static void checkEngine(Settings settings) {
        String engine = settings.get(SafetyKeys.ENGINE);
        if (!engine.equals(SafetyKeys.AUTO) && !engine.equals(ENGINE)) {
            throw new InputException(
                    SafetyKeys.ENGINE.name(), "'%s' searches in one process; --on needs %s".formatted(engine, ENGINE));
        }
    }

    /** A solver of regions, by the engine "dfpn-tree" whose leaves a cluster searches. */
    public static RegionSolver solverOn(TaskCluster cluster, Settings settings) {
        DfpnEngine leaves = DfpnEngine.withTwins(settings.dfpn());
        TreeEngine engine = new TreeEngine(settings.tree(), leaves::remembering, new RegionLeaves(cluster));
        return new RegionSolver(engine, settings.safety());
    }

    /** The bytes of a task that tell the root of a tree, for simulations of a cluster. */
    public static long rootBytes(Problem problem, Goal goal) {
        return RegionForm.of(problem)
                .map(form -> text(form, goal, "").getBytes(StandardCharsets.UTF_8).length)
                .orElse(0);
    }

    private static String text(RegionForm problem, Goal goal, String leaf) {
        return TaskText.Kind.REGION.text(new RegionTask(problem, goal, leaf));
    }

    @Override
    public Optional<LeafService> find(Problem problem, Goal goal) {
        return RegionForm.of(problem).map(form -> new Service(form, goal));
    }

    private final class Service implements LeafService {
        private final RegionForm problem;
        private final Goal goal;

        Service(RegionForm problem, Goal goal) {
            this.problem = problem;
            this.goal = goal;
        }

        @Override
        public int workers() {
            return cluster.cores();
        }

        @Override
        public Optional<String> search(String leaf, BooleanSupplier isCancelled) {
            return cluster.call(text(problem, goal, leaf), isCancelled);
        }
    }
}
