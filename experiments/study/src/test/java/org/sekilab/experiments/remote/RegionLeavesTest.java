package org.sekilab.experiments.remote;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Layers;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.Settings;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.safety.RegionSolver;
import org.sekilab.safety.settings.Verdict;
import org.sekilab.search.dfpn.DfpnEngine;
import org.sekilab.search.dfpn.tree.ClusterModel;
import org.sekilab.search.dfpn.tree.SimulatedEngine;

class RegionLeavesTest {
    /** A region with a seki at the bottom left. */
    private static final Position POSITION = Diagram.parse("""
                    O O O O O O .
                    X X X X X O .
                    . . . . X O .
                    . . . . X O .
                    """);

    /** A single worker has no choice of leaves, so the model has those of a cluster of one core. */
    @Test
    void modelSendsTheBytesOfTheRealTexts() {
        Mistakes mistakes = new Mistakes();
        Layers layers = new Layers(mistakes);
        layers.addAssignment("--set", "tree.leaf-nodes=100");
        Laboratory laboratory = Laboratory.open(layers, mistakes);
        Settings settings = laboratory.settings();
        AtomicLong bytes = new AtomicLong();
        solve(RegionLeaves.solverOn(counting(TaskWorker.of(SharedSettings.textOf(laboratory)), bytes), settings));
        SimulatedEngine model = new SimulatedEngine(
                settings.tree(),
                DfpnEngine.withTwins(settings.dfpn())::remembering,
                new ClusterModel(1_000, 0, 1e6, 0),
                RegionLeaves::rootBytes);
        solve(new RegionSolver(model, settings.safety()));
        assertThat(bytes).hasValueGreaterThan(10_000);
        assertThat(model.cost().bytes()).isEqualTo(bytes.get());
    }

    private static void solve(RegionSolver solver) {
        BasicRegion region = new FloodRegionFinder()
                .find(POSITION, Color.BLACK).regions().stream()
                        .filter(each -> each.points().size() == 8)
                        .findFirst()
                        .orElseThrow();
        assertThat(solver.solve(POSITION, region, Color.WHITE).verdict()).isEqualTo(Verdict.SEKI);
    }

    /** A cluster of one core that counts the bytes of its texts. */
    private static TaskCluster counting(TaskWorker worker, AtomicLong bytes) {
        return new TaskCluster() {
            @Override
            public int cores() {
                return 1;
            }

            @Override
            public Optional<String> call(String task, BooleanSupplier isCancelled) {
                String answer = worker.work(task, isCancelled);
                bytes.addAndGet(task.length() + answer.length());
                return Optional.of(answer);
            }

            @Override
            public void close() {}
        };
    }
}
