package org.sekilab.search.dfpn.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.sekilab.search.Engine;
import org.sekilab.search.ExplicitGraph;
import org.sekilab.search.Goal;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;
import org.sekilab.search.Result;
import org.sekilab.search.SearchListener;
import org.sekilab.search.TicTacToe;
import org.sekilab.search.dfpn.DfpnConfig;
import org.sekilab.search.dfpn.DfpnEngine;

/** The model of a cluster. Its searches are those of the engine. */
class SimulatedEngineTest {
    private static final Limits PLENTY =
            Limits.DEFAULT.withTime(Duration.ofDays(1)).withMaxNodes(5_000_000).withTableBytes(1 << 18);
    private static final DfpnEngine DFPN = DfpnEngine.withTwins(DfpnConfig.DEFAULT);
    private static final double RATE = 1000;
    private static final long ROOT_BYTES = 300;

    /** With messages that cost nothing, one worker needs the time of its nodes. */
    @Test
    void oneWorkerTakesTheTimeAndTheNodesOfTheEngine() {
        SimulatedEngine one = simulated(1, new ClusterModel(RATE, 0, Double.MAX_VALUE, 0));
        Result simulated = solve(one);
        Result real = solve(new TreeEngine(new TreeConfig(1, 20), DFPN::remembering));
        assertThat(simulated.outcome()).isEqualTo(real.outcome()).isEqualTo(Outcome.LOSS);
        assertThat(simulated.statistics().nodes()).isEqualTo(real.statistics().nodes());
        assertThat(one.cost().seconds()).isCloseTo(real.statistics().nodes() / RATE, within(1e-6));
        assertThat(one.cost().busySeconds()).isCloseTo(one.cost().seconds(), within(1e-6));
    }

    /** No search with several workers is shorter than its share of the work. */
    @Test
    void workersShareTheWork() {
        SimulatedEngine one = simulated(1, new ClusterModel(RATE, 0, Double.MAX_VALUE, 0));
        SimulatedEngine eight = simulated(8, new ClusterModel(RATE, 0, Double.MAX_VALUE, 0));
        assertThat(solve(eight).outcome()).isEqualTo(solve(one).outcome());
        assertThat(eight.cost().seconds()).isLessThan(one.cost().seconds());
        assertThat(eight.cost().busySeconds())
                .isLessThanOrEqualTo(8 * eight.cost().seconds());
    }

    /** Two messages for each search of a leaf; the first search of all has none. */
    @Test
    void latencyAndMasterDelayEachSearch() {
        SimulatedEngine slow = simulated(1, new ClusterModel(RATE, 3, Double.MAX_VALUE, 2));
        solve(slow);
        double expected = slow.cost().busySeconds() + (2 * 3 + 2) * (slow.cost().searches() - 1);
        assertThat(slow.cost().seconds()).isCloseTo(expected, within(1e-6));
        SimulatedEngine narrow = simulated(1, new ClusterModel(RATE, 0, 10, 0));
        solve(narrow);
        assertThat(narrow.cost().seconds())
                .isCloseTo(narrow.cost().busySeconds() + narrow.cost().bytes() / 10.0, within(1e-6));
    }

    /** A single worker has no choice, so one that gets its leaves as texts gets those of the model. */
    @Test
    void bytesAreThoseOfTheTexts() {
        AtomicLong bytes = new AtomicLong();
        LeafSearcher searcher = new LeafSearcher(new TicTacToe(), Goal.WIN, DFPN.remembering());
        LeafService service = new LeafService() {
            @Override
            public int workers() {
                return 1;
            }

            @Override
            public Optional<String> search(String leaf, BooleanSupplier isCancelled) {
                String answer = searcher.search(leaf, isCancelled);
                bytes.addAndGet(ROOT_BYTES + leaf.length() + answer.length());
                return Optional.of(answer);
            }
        };
        solve(new TreeEngine(new TreeConfig(1, 20), DFPN::remembering, (problem, goal) -> Optional.of(service)));
        SimulatedEngine simulated = simulated(1, new ClusterModel(RATE, 0, 1e4, 0));
        solve(simulated);
        assertThat(bytes).hasPositiveValue();
        assertThat(simulated.cost().bytes()).isEqualTo(bytes.get());
    }

    /** Answers come in another order with each model. They stay right. */
    @Test
    void answersOfManyWorkersAreThoseOfEnumeration() {
        for (long seed = 0; seed < 60; seed++) {
            for (Outcome repetition : new Outcome[] {Outcome.LOSS, Outcome.DRAW, Outcome.WIN}) {
                ExplicitGraph graph = ExplicitGraph.random(seed, 30, repetition);
                for (Goal goal : Goal.values()) {
                    SimulatedEngine engine = new SimulatedEngine(
                            new TreeConfig(1 + (int) (seed % 9), 5),
                            DFPN::remembering,
                            new ClusterModel(RATE, seed % 3 * 0.01, 1e4, 1e-3),
                            (problem, asked) -> ROOT_BYTES);
                    assertThat(engine.prove(graph.toProblem(), goal, PLENTY, SearchListener.NONE)
                                    .outcome())
                            .as("seed %d, %s", seed, goal)
                            .isEqualTo(graph.valueByEnumeration(goal));
                }
            }
        }
    }

    private static SimulatedEngine simulated(int workers, ClusterModel model) {
        return new SimulatedEngine(
                new TreeConfig(workers, 20), DFPN::remembering, model, (problem, goal) -> ROOT_BYTES);
    }

    private static Result solve(Engine engine) {
        return engine.prove(new TicTacToe(), Goal.WIN, PLENTY, SearchListener.NONE);
    }
}
