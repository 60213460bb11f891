package org.sekilab.search.dfpn.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.sekilab.search.EndlessProblem;
import org.sekilab.search.Engine;
import org.sekilab.search.ExplicitGraph;
import org.sekilab.search.Goal;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;
import org.sekilab.search.ProofCheck;
import org.sekilab.search.Result;
import org.sekilab.search.SearchListener;
import org.sekilab.search.dfpn.DfpnConfig;
import org.sekilab.search.dfpn.DfpnEngine;

/** Workers on threads. Nodes differ from run to run, answers do not. */
class TreeWorkersTest {
    private static final Limits PLENTY =
            Limits.DEFAULT.withTime(Duration.ofDays(1)).withMaxNodes(5_000_000).withTableBytes(1 << 18);

    @Test
    void answersAndProofsOfSeveralThreadsAreRight() {
        Engine engine = new TreeEngine(new TreeConfig(3, 5), DfpnEngine.withTwins(DfpnConfig.DEFAULT)::remembering);
        for (long seed = 0; seed < 40; seed++) {
            for (Outcome repetition : new Outcome[] {Outcome.LOSS, Outcome.DRAW, Outcome.WIN}) {
                ExplicitGraph graph = ExplicitGraph.random(seed, 35, repetition);
                for (Goal goal : Goal.values()) {
                    Result result = engine.prove(graph.toProblem(), goal, PLENTY, SearchListener.NONE);
                    assertThat(result.outcome())
                            .as("seed %d, %s", seed, goal)
                            .isEqualTo(graph.valueByEnumeration(goal));
                    assertThat(ProofCheck.unknownStates(graph.toProblem(), goal, result))
                            .isZero();
                }
            }
        }
        assertThat(threads()).isZero();
    }

    @Test
    void failureOfWorkerReachesTheCallerAndLeavesNoThread() {
        AtomicInteger engines = new AtomicInteger();
        Engine engine = new TreeEngine(new TreeConfig(3, 5), () -> {
            Engine real = DfpnEngine.withTwins(DfpnConfig.DEFAULT).remembering();
            return engines.getAndIncrement() == 0 ? real : failing();
        });
        ExplicitGraph graph = graphThatNeedsTree();
        assertThatThrownBy(() -> engine.prove(graph.toProblem(), Goal.WIN, PLENTY, SearchListener.NONE))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("broken worker");
        assertThat(threads()).isZero();
    }

    @Test
    void cancelledSearchEndsItsWorkers() {
        AtomicInteger asked = new AtomicInteger();
        Engine engine = new TreeEngine(new TreeConfig(3, 5), DfpnEngine.withTwins(DfpnConfig.DEFAULT)::remembering);
        Limits cancelled = PLENTY.withCancel(() -> asked.incrementAndGet() > 3);
        Result result = engine.prove(graphThatNeedsTree().toProblem(), Goal.WIN, cancelled, SearchListener.NONE);
        assertThat(result.limit()).isIn(Limit.CANCELLED, Limit.NONE);
        assertThat(threads()).isZero();
    }

    /** A game that no search solves, so only the flag ends the search early. */
    @Test
    void cancelledSearchOfAnEndlessGameHasNoAnswer() {
        AtomicInteger asked = new AtomicInteger();
        Engine engine = new TreeEngine(new TreeConfig(3, 5), DfpnEngine.withTwins(DfpnConfig.DEFAULT)::remembering);
        Limits cancelled = PLENTY.withCancel(() -> asked.incrementAndGet() > 30);
        Result result = engine.prove(new EndlessProblem(3), Goal.WIN, cancelled, SearchListener.NONE);
        assertThat(result.limit()).isEqualTo(Limit.CANCELLED);
        assertThat(threads()).isZero();
    }

    /** A graph that one search of 5 nodes does not solve. */
    private static ExplicitGraph graphThatNeedsTree() {
        long seed = 0;
        Engine few = DfpnEngine.withTwins(DfpnConfig.DEFAULT);
        ExplicitGraph graph = ExplicitGraph.random(seed, 60, Outcome.LOSS);
        while (few.prove(graph.toProblem(), Goal.WIN, PLENTY.withMaxNodes(5), SearchListener.NONE)
                        .outcome()
                != Outcome.UNKNOWN) {
            seed++;
            graph = ExplicitGraph.random(seed, 60, Outcome.LOSS);
        }
        return graph;
    }

    private static Engine failing() {
        return (problem, goal, limits, listener) -> {
            throw new IllegalStateException("broken worker");
        };
    }

    /** The number of workers that have not ended. One that ends may take a moment. */
    private static long threads() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().equals("leaf worker"))
                .filter(TreeWorkersTest::isStuck)
                .count();
    }

    private static boolean isStuck(Thread thread) {
        try {
            thread.join(Duration.ofMinutes(1).toMillis());
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        return thread.isAlive();
    }
}
