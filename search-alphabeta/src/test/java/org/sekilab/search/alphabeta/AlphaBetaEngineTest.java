package org.sekilab.search.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.inject.Guice;
import com.google.inject.Key;
import com.google.inject.TypeLiteral;
import java.time.Duration;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.search.EndlessProblem;
import org.sekilab.search.Engine;
import org.sekilab.search.EngineContract;
import org.sekilab.search.ExplicitGraph;
import org.sekilab.search.Goal;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;
import org.sekilab.search.Result;
import org.sekilab.search.TicTacToe;

class AlphaBetaEngineTest extends EngineContract {
    private static final Limits LIMITS =
            Limits.DEFAULT.withTime(Duration.ofDays(1)).withMaxNodes(200_000).withTableBytes(1 << 18);

    @Override
    protected Engine engine() {
        return new AlphaBetaEngine(AlphaBetaConfig.DEFAULT);
    }

    /** A large table loses nothing, and a conclusion from above holds below. */
    @Override
    protected int mostUnknownProofStates(ExplicitGraph graph) {
        return 0;
    }

    static Stream<AlphaBetaConfig> switchesOff() {
        return Stream.of(
                new AlphaBetaConfig(false, true, true, true, true, 100, 1000),
                new AlphaBetaConfig(true, false, true, true, true, 100, 1000),
                new AlphaBetaConfig(true, true, false, true, true, 100, 1000),
                new AlphaBetaConfig(true, true, true, false, true, 100, 1000),
                new AlphaBetaConfig(true, true, true, true, false, 100, 1000),
                new AlphaBetaConfig(true, true, true, true, true, 1, 1000),
                new AlphaBetaConfig(false, false, false, false, false, 1, 1000));
    }

    @ParameterizedTest
    @MethodSource("switchesOff")
    void switchChangesNoAnswer(AlphaBetaConfig config) {
        Engine engine = new AlphaBetaEngine(config);
        int answers = 0;
        for (long seed = 0; seed < 200; seed++) {
            for (Outcome repetition : new Outcome[] {Outcome.LOSS, Outcome.WIN}) {
                ExplicitGraph graph = ExplicitGraph.random(seed, 12, repetition);
                for (Goal goal : Goal.values()) {
                    Result result = engine.prove(graph.toProblem(), goal, LIMITS, statistics -> {});
                    assertThat(result.outcome())
                            .as("seed %d, %s", seed, goal)
                            .isIn(graph.valueByEnumeration(goal), Outcome.UNKNOWN);
                    answers += result.limit() == Limit.NONE ? 1 : 0;
                }
            }
        }
        assertThat(answers).isGreaterThan(790);
    }

    @ParameterizedTest
    @MethodSource("switchesOff")
    void ticTacToeIsADrawWithEachSwitchOff(AlphaBetaConfig config) {
        Engine engine = new AlphaBetaEngine(config);
        Limits limits = LIMITS.withMaxNodes(5_000_000);
        assertThat(engine.prove(new TicTacToe(), Goal.WIN, limits, statistics -> {})
                        .outcome())
                .isEqualTo(Outcome.LOSS);
        assertThat(engine.prove(new TicTacToe(), Goal.AT_LEAST_DRAW, limits, statistics -> {})
                        .outcome())
                .isEqualTo(Outcome.WIN);
    }

    @Test
    void answerBeyondTheDeepestIterationIsALimitOfDepth() {
        Engine shallow = new AlphaBetaEngine(new AlphaBetaConfig(true, true, true, true, true, 100, 3));
        Result result = shallow.prove(new TicTacToe(), Goal.WIN, LIMITS, statistics -> {});
        assertThat(result.outcome()).isEqualTo(Outcome.UNKNOWN);
        assertThat(result.limit()).isEqualTo(Limit.DEPTH);
        assertThat(result.statistics().maxDepth()).isEqualTo(3);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 500, 998})
    void longCorridorIsWalkedToItsEnd(int states) {
        int[][] successors = new int[states][];
        for (int state = 0; state < states; state++) {
            successors[state] = new int[] {Math.min(state + 1, states - 1)};
        }
        ExplicitGraph graph = ExplicitGraph.withoutEnd(successors, Outcome.WIN);
        Result result = engine().prove(graph.toProblem(), Goal.WIN, LIMITS.withMaxNodes(1_000_000), statistics -> {});
        assertThat(result.outcome()).isEqualTo(Outcome.WIN);
        assertThat(result.statistics().maxDepth()).isEqualTo(states);
    }

    @Test
    void endlessGameIsSearchedToTheDeepestIteration() {
        int[][] successors = new int[2000][];
        for (int state = 0; state < successors.length; state++) {
            successors[state] = new int[] {(state + 1) % successors.length};
        }
        ExplicitGraph graph = ExplicitGraph.withoutEnd(successors, Outcome.LOSS);
        Result result = engine().prove(graph.toProblem(), Goal.WIN, LIMITS.withMaxNodes(1_000_000), statistics -> {});
        assertThat(result.limit()).isEqualTo(Limit.DEPTH);
        assertThat(result.principalVariation()).hasSizeGreaterThan(900);
    }

    @Test
    void tableSavesNodes() {
        Engine without = new AlphaBetaEngine(new AlphaBetaConfig(false, true, true, true, true, 100, 1000));
        Limits limits = LIMITS.withMaxNodes(5_000_000);
        long nodes = nodes(engine(), limits);
        assertThat(nodes).isLessThan(nodes(without, limits));
    }

    @Test
    void listenerIsTold() {
        long[] told = new long[1];
        engine().prove(new EndlessProblem(3), Goal.WIN, LIMITS.withMaxNodes(3L << 20), statistics -> {
            assertThat(statistics.nodes()).isGreaterThan(told[0]);
            assertThat(statistics.nodes() % (1 << 16)).isZero();
            told[0] = statistics.nodes();
        });
        assertThat(told[0]).isEqualTo((3L << 20) - (1 << 16));
    }

    @Test
    void moduleBindsTheEngineByName() {
        Map<String, Engine> engines = Guice.createInjector(new AlphaBetaModule(AlphaBetaConfig.DEFAULT))
                .getInstance(Key.get(new TypeLiteral<Map<String, Engine>>() {}));
        assertThat(engines.keySet()).containsExactly("alphabeta");
    }

    @Test
    void configurationIsChecked() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new AlphaBetaConfig(true, true, true, true, true, 0, 1000))
                .withMessageContaining("alphabeta.aspiration-window: 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new AlphaBetaConfig(true, true, true, true, true, 1 << 20, 1000))
                .withMessageContaining("alphabeta.aspiration-window: 1048576");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new AlphaBetaConfig(true, true, true, true, true, 100, 1001))
                .withMessageContaining("alphabeta.max-plies: 1001");
    }

    private static long nodes(Engine engine, Limits limits) {
        return engine.prove(new TicTacToe(), Goal.WIN, limits, statistics -> {})
                .statistics()
                .nodes();
    }
}
