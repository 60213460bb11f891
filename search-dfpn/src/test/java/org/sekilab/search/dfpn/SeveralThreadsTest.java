package org.sekilab.search.dfpn;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.search.Engine;
import org.sekilab.search.EngineContract;
import org.sekilab.search.ExplicitGraph;
import org.sekilab.search.Goal;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;
import org.sekilab.search.ProofCheck;
import org.sekilab.search.Result;
import org.sekilab.search.SearchListener;
import org.sekilab.search.Seeds;
import org.sekilab.search.Solution;
import org.sekilab.search.dfpn.DfpnConfig.Simulated;

/** Two threads use one table from the first node on. */
class SeveralThreadsTest extends EngineContract {
    private static final Limits LIMITS =
            Limits.DEFAULT.withTime(Duration.ofDays(1)).withMaxNodes(5_000_000).withTableBytes(1 << 18);
    private static final List<Outcome> VALUES = List.of(Outcome.LOSS, Outcome.DRAW, Outcome.WIN);

    @Override
    protected Engine engine() {
        return engine(2, Simulated.BOTH);
    }

    @Override
    protected long leastTableBytes() {
        return DfpnWithTwinsTest.LEAST_TABLE_BYTES;
    }

    @Override
    protected int mostUnknownProofStates(ExplicitGraph graph) {
        return 0;
    }

    /** Numbers of nodes differ between runs, but the answers are the same. */
    @Override
    @RepeatedTest(20)
    protected void twoRunsTakeTheSameNodes(RepetitionInfo run) {
        ExplicitGraph graph = ExplicitGraph.random(Seeds.next(run), 40, Outcome.LOSS);
        assertThat(prove(graph.toProblem(), Goal.WIN, LIMITS).outcome())
                .isEqualTo(prove(graph.toProblem(), Goal.WIN, LIMITS).outcome());
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 4})
    void answersAreThoseOfEnumeration(int threads) {
        assertAnswers(threads, 0, 50);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 4})
    @Tag("thorough")
    void answersAboutMoreGraphsAreThoseOfEnumeration(int threads) {
        assertAnswers(threads, 50, 350);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 8})
    @Tag("slow")
    void answersAboutManyGraphsAreThoseOfEnumeration(int threads) {
        assertAnswers(threads, 50_000, 10_000);
    }

    /** Otherwise these tests would be about one thread only. */
    @Test
    void otherThreadsTakePart() {
        int helped = 0;
        for (long seed = 0; seed < 50; seed++) {
            ExplicitGraph graph = ExplicitGraph.random(seed, 48, Outcome.DRAW);
            CountingProblem problem = new CountingProblem(graph.toProblem());
            engine(2, Simulated.OFF).prove(problem, Goal.WIN, LIMITS, SearchListener.NONE); // simulation also copies
            helped += problem.movesOfCopies() > 0 ? 1 : 0;
        }
        assertThat(helped).isPositive();
    }

    private static Engine engine(int threads, Simulated simulation) {
        DfpnConfig config = DfpnConfig.DEFAULT.withSimulation(simulation).withThreads(threads);
        return new DfpnEngine(config, Paths.TWINS, 1, 1);
    }

    private static void assertAnswers(int threads, long firstSeed, long count) {
        for (long seed = firstSeed; seed < firstSeed + count; seed++) {
            Limits limits = seed % 2 == 0
                    ? LIMITS
                    : LIMITS.withTableBytes(DfpnWithTwinsTest.LEAST_TABLE_BYTES << seed % 8)
                            .withMaxNodes(20_000);
            Engine engine = engine(threads, Simulated.values()[(int) (seed / 2 % Simulated.values().length)]);
            for (Outcome repetition : VALUES) {
                ExplicitGraph graph = ExplicitGraph.random(seed, 3 + (int) (seed % 48), repetition);
                for (Goal goal : Goal.values()) {
                    Result result = engine.prove(graph.toProblem(), goal, limits, SearchListener.NONE);
                    Outcome truth = graph.valueByEnumeration(goal);
                    assertThat(result.outcome())
                            .as("seed %d, %s%n%s%n%s", seed, goal, graph, result)
                            .isIn(truth, seed % 2 == 0 ? truth : Outcome.UNKNOWN);
                    if (result.outcome() != Outcome.UNKNOWN) {
                        int unknown = ProofCheck.unknownStates(graph.toProblem(), goal, result);
                        assertThat(unknown == 0 || seed % 2 != 0)
                                .as("seed %d, %s%n%s", seed, goal, graph)
                                .isTrue();
                    }
                }
                Solution solution = engine.solve(graph.toProblem(), limits, SearchListener.NONE);
                assertThat(solution.outcome())
                        .as("seed %d%n%s", seed, graph)
                        .isIn(valueOf(graph), seed % 2 == 0 ? valueOf(graph) : Outcome.UNKNOWN);
            }
        }
    }

    private static Outcome valueOf(ExplicitGraph graph) {
        if (graph.valueByEnumeration(Goal.AT_LEAST_DRAW) == Outcome.LOSS) {
            return Outcome.LOSS;
        }
        return graph.valueByEnumeration(Goal.WIN) == Outcome.WIN ? Outcome.WIN : Outcome.DRAW;
    }
}
