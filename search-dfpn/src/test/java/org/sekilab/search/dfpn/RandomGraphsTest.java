package org.sekilab.search.dfpn;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.sekilab.search.Engine;
import org.sekilab.search.ExplicitGraph;
import org.sekilab.search.Goal;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;
import org.sekilab.search.ProofCheck;
import org.sekilab.search.Result;
import org.sekilab.search.SearchListener;
import org.sekilab.search.Solution;
import org.sekilab.search.dfpn.DfpnConfig.Counting;
import org.sekilab.search.dfpn.DfpnConfig.Cycles;
import org.sekilab.search.dfpn.DfpnConfig.Replacement;
import org.sekilab.search.dfpn.DfpnConfig.SecondSearch;
import org.sekilab.search.dfpn.DfpnConfig.Simulated;

/** Answers about random graphs with cycles equal those of enumeration, for all switches and sizes of memory. */
class RandomGraphsTest {
    private static final Limits LIMITS =
            Limits.DEFAULT.withTime(Duration.ofDays(1)).withMaxNodes(5_000_000).withTableBytes(1 << 18);
    private static final List<Outcome> VALUES = List.of(Outcome.LOSS, Outcome.DRAW, Outcome.WIN);

    static Stream<DfpnConfig> configs() {
        List<DfpnConfig> configs = new ArrayList<>();
        for (Counting counting : Counting.values()) {
            for (Cycles cycles : Cycles.values()) {
                for (double epsilon : new double[] {0, 0.25, 4}) {
                    configs.add(new DfpnConfig(epsilon, counting, cycles, Replacement.COLLECT, SecondSearch.FLAGS));
                }
            }
        }
        configs.add(
                new DfpnConfig(0.25, Counting.SUM, Cycles.MIN_DISTANCE, Replacement.LEAST_EFFORT, SecondSearch.CLEAR));
        configs.add(
                new DfpnConfig(0.25, Counting.SUM, Cycles.MIN_DISTANCE, Replacement.LEAST_EFFORT, SecondSearch.SINGLE));
        for (Simulated simulation : new Simulated[] {Simulated.PROOFS, Simulated.BOTH}) {
            for (SecondSearch second : SecondSearch.values()) {
                configs.add(new DfpnConfig(0.25, Counting.MIXED, Cycles.MIN_DISTANCE, Replacement.COLLECT, second)
                        .withSimulation(simulation));
            }
        }
        return configs.stream();
    }

    @ParameterizedTest
    @MethodSource("configs")
    void switchesChangeNoAnswer(DfpnConfig config) {
        assertAnswers(DfpnEngine.withTwins(config), 0, 30);
    }

    /** With turns so short that most searches have several. */
    @ParameterizedTest
    @MethodSource("configs")
    void searchesThatTakeTurnsChangeNoAnswer(DfpnConfig config) {
        assertAnswers(inTurns(config), 0, 5);
        assertAnswers(inTurns(config), 1470, 1);
        assertAnswers(inTurns(config), 1910, 1);
    }

    @ParameterizedTest
    @MethodSource("configs")
    @Tag("thorough")
    void searchesThatTakeTurnsChangeNoAnswerOnMoreGraphs(DfpnConfig config) {
        assertAnswers(inTurns(config), 5, 95);
    }

    private static Engine inTurns(DfpnConfig config) {
        return new DfpnEngine(config.withSeeds(3, 1), Paths.TWINS, 1, 4);
    }

    /** Rare cases. An engine is wrong about them if it forgets at which state of the path a simulation ended. */
    @ParameterizedTest
    @MethodSource("configs")
    void simulationHoldsForThePathOnly(DfpnConfig config) {
        assertAnswers(DfpnEngine.withTwins(config), 1470, 1);
        assertAnswers(DfpnEngine.withTwins(config), 1910, 1);
    }

    @ParameterizedTest
    @MethodSource("configs")
    @Tag("thorough")
    void switchesChangeNoAnswerOnMoreGraphs(DfpnConfig config) {
        assertAnswers(DfpnEngine.withTwins(config), 30, 70);
    }

    @ParameterizedTest
    @MethodSource("configs")
    @Tag("slow")
    void switchesChangeNoAnswerOnManyGraphs(DfpnConfig config) {
        assertAnswers(DfpnEngine.withTwins(config), 1_000, 2_000);
    }

    @Test
    @Tag("slow")
    void manyGraphsAreSolved() {
        assertAnswers(DfpnEngine.withTwins(DfpnConfig.DEFAULT), 10_000, 20_000);
    }

    /** The answers equal those of enumeration too. The numbers of nodes show that the simulation took part. */
    @Test
    void simulationIsRightWhereItTakesPart() {
        checkSimulation(500);
    }

    @Test
    @Tag("thorough")
    void simulationIsRightWhereItTakesPartOnMoreGraphs() {
        checkSimulation(2_000);
    }

    private static void checkSimulation(int graphs) {
        DfpnConfig simulating = DfpnConfig.DEFAULT.withSimulation(Simulated.BOTH);
        DfpnConfig searching = DfpnConfig.DEFAULT.withSimulation(Simulated.OFF);
        assertAnswers(DfpnEngine.withTwins(simulating), 20_000, graphs);
        int differences = 0;
        for (long seed = 20_000; seed < 20_000 + graphs; seed++) {
            ExplicitGraph graph = graph(seed, Outcome.LOSS);
            Result simulated = prove(DfpnEngine.withTwins(simulating), graph, Goal.WIN);
            Result searched = prove(DfpnEngine.withTwins(searching), graph, Goal.WIN);
            boolean isSame =
                    simulated.statistics().nodes() == searched.statistics().nodes();
            differences += isSame ? 0 : 1;
        }
        assertThat(differences).isPositive();
    }

    /** A win by repetition on one path is not a win on another. See also {@link HistoryTest}. */
    @Test
    void ignoringThePathIsWrongNowAndThen() {
        checkIgnoringThePath(500);
    }

    @Test
    @Tag("thorough")
    void ignoringThePathIsWrongNowAndThenOnMoreGraphs() {
        checkIgnoringThePath(2_000);
    }

    private static void checkIgnoringThePath(int graphs) {
        int wrong = 0;
        int open = 0;
        for (long seed = 0; seed < graphs; seed++) {
            for (Outcome repetition : VALUES) {
                ExplicitGraph graph = graph(seed, repetition);
                for (Goal goal : Goal.values()) {
                    Outcome truth = graph.valueByEnumeration(goal);
                    Outcome ignoring = prove(new DfpnEngine(DfpnConfig.DEFAULT, Paths.IGNORED), graph, goal)
                            .outcome();
                    Result checking = prove(DfpnEngine.plain(DfpnConfig.DEFAULT), graph, goal);
                    wrong += ignoring != truth ? 1 : 0;
                    open += checking.limit() == Limit.REPETITION ? 1 : 0;
                    assertThat(checking.outcome()).as("seed %d", seed).isIn(truth, Outcome.UNKNOWN);
                    assertThat(checking.limit()).isIn(Limit.NONE, Limit.REPETITION);
                }
            }
        }
        assertThat(wrong).isPositive();
        assertThat(open).isGreaterThanOrEqualTo(wrong);
    }

    @ParameterizedTest
    @EnumSource(Simulated.class)
    void smallTablesOfAllKindsAreNeverWrong(Simulated simulation) {
        checkSmallTables(100, simulation);
    }

    @ParameterizedTest
    @EnumSource(Simulated.class)
    @Tag("thorough")
    void smallTablesAreNeverWrongOnMoreGraphs(Simulated simulation) {
        checkSmallTables(300, simulation);
    }

    private static void checkSmallTables(int graphs, Simulated simulation) {
        int missing = 0;
        for (long seed = 0; seed < graphs; seed++) {
            missing += missingWhereNeverWrong(seed, simulation);
        }
        assertThat(missing).as("states missing in proofs").isZero();
    }

    @ParameterizedTest
    @EnumSource(Simulated.class)
    @Tag("slow")
    void smallTablesAreNeverWrongOnManyGraphs(Simulated simulation) {
        int missing = 0;
        for (long seed = 0; seed < 20_000; seed++) {
            missing += missingWhereNeverWrong(seed, simulation);
        }
        assertThat(missing)
                .as("states missing in proofs, where a limit stops the search for them")
                .isLessThan(200);
    }

    /** The number of states missing in proofs. Checks that the answers and the proofs are right. */
    private static int missingWhereNeverWrong(long seed, Simulated simulation) {
        int missing = 0;
        for (SecondSearch second : SecondSearch.values()) {
            Replacement replacement = Replacement.values()[(int) (seed & 1)];
            DfpnConfig config = new DfpnConfig(0.25, Counting.SUM, Cycles.MIN_DISTANCE, replacement, second)
                    .withSimulation(simulation);
            for (Outcome repetition : VALUES) {
                ExplicitGraph graph = graph(seed, repetition);
                Limits limits = LIMITS.withTableBytes(DfpnWithTwinsTest.LEAST_TABLE_BYTES << seed % 4)
                        .withMaxNodes(5_000);
                Solution solution = DfpnEngine.withTwins(config).solve(graph.toProblem(), limits, SearchListener.NONE);
                assertThat(solution.outcome()).as("seed %d%n%s", seed, graph).isIn(valueOf(graph), Outcome.UNKNOWN);
                if (solution.outcome() != Outcome.UNKNOWN) {
                    Goal goal = solution.second().isPresent() ? Goal.WIN : Goal.AT_LEAST_DRAW;
                    Result last = solution.second().orElse(solution.first());
                    missing += ProofCheck.unknownStates(graph.toProblem(), goal, last);
                }
            }
        }
        return missing;
    }

    private static void assertAnswers(Engine engine, long firstSeed, long count) {
        for (long seed = firstSeed; seed < firstSeed + count; seed++) {
            for (Outcome repetition : VALUES) {
                ExplicitGraph graph = graph(seed, repetition);
                for (Goal goal : Goal.values()) {
                    Result result = prove(engine, graph, goal);
                    assertThat(result.outcome())
                            .as("seed %d, %s%n%s%n%s", seed, goal, graph, result)
                            .isEqualTo(graph.valueByEnumeration(goal));
                    assertThat(ProofCheck.unknownStates(graph.toProblem(), goal, result))
                            .as("seed %d, %s%n%s", seed, goal, graph)
                            .isZero();
                }
                Solution solution = engine.solve(graph.toProblem(), LIMITS, SearchListener.NONE);
                assertThat(solution.outcome()).as("seed %d%n%s", seed, graph).isEqualTo(valueOf(graph));
            }
        }
    }

    private static Result prove(Engine engine, ExplicitGraph graph, Goal goal) {
        return engine.prove(graph.toProblem(), goal, LIMITS, SearchListener.NONE);
    }

    private static ExplicitGraph graph(long seed, Outcome repetition) {
        return ExplicitGraph.random(seed, 3 + (int) (seed % 48), repetition);
    }

    /** The value by enumeration. */
    static Outcome valueOf(ExplicitGraph graph) {
        if (graph.valueByEnumeration(Goal.AT_LEAST_DRAW) == Outcome.LOSS) {
            return Outcome.LOSS;
        }
        return graph.valueByEnumeration(Goal.WIN) == Outcome.WIN ? Outcome.WIN : Outcome.DRAW;
    }
}
