package org.sekilab.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.search.bounds.BoundedProblem;
import org.sekilab.search.bounds.Bounds;
import org.sekilab.search.bounds.ValueRange;
import org.sekilab.search.bounds.ValuedTree;
import org.sekilab.search.bounds.ValuedTree.Leaf;

/**
 * The contract of every engine. The test of an engine extends this class and only makes the engine. Answers are judged
 * by their meaning: the true value of a game comes from enumeration or is well known.
 */
public abstract class EngineContract {
    private static final Limits PLENTY =
            Limits.DEFAULT.withTime(Duration.ofDays(1)).withMaxNodes(5_000_000).withTableBytes(1 << 18);
    private static final List<Outcome> VALUES = List.of(Outcome.LOSS, Outcome.DRAW, Outcome.WIN);

    protected abstract Engine engine();

    /** The size of one bucket of the engine's table. A smaller table is not possible. */
    protected long leastTableBytes() {
        return 96;
    }

    /** The answers that an engine may give for a true value: only that value, unless the engine may give up. */
    protected Outcome[] rightAnswers(Outcome truth) {
        return new Outcome[] {truth};
    }

    @RepeatedTest(100)
    void agreesWithEnumerationOnGraphsWithCycles(RepetitionInfo run) {
        long seed = Seeds.next(run);
        for (Outcome repetition : VALUES) {
            ExplicitGraph graph = ExplicitGraph.random(seed, 3 + (int) (seed % 38), repetition);
            for (Goal goal : Goal.values()) {
                Result result = prove(new AssertingProblem(graph.toProblem()), goal, PLENTY);
                assertThat(result.outcome())
                        .as("seed %d, %s: %s%n%s", seed, goal, result, graph)
                        .isIn((Object[]) rightAnswers(graph.valueByEnumeration(goal)));
            }
        }
    }

    /**
     * A rare case. An engine is wrong about it if it keeps the dependency of the last losing move instead of that of
     * all moves.
     */
    @ParameterizedTest
    @ValueSource(longs = {9081})
    void lossDependsOnAllMoves(long seed) {
        ExplicitGraph graph = ExplicitGraph.random(seed, 3 + (int) (seed % 38), Outcome.WIN);
        assertThat(prove(graph.toProblem(), Goal.AT_LEAST_DRAW, PLENTY).outcome())
                .isIn((Object[]) rightAnswers(graph.valueByEnumeration(Goal.AT_LEAST_DRAW)));
    }

    /** A cycle of two states without the root. The root leads to each of them directly, and each leads to the other. */
    @ParameterizedTest
    @EnumSource(Goal.class)
    void endlessPlayAwayFromTheRootIsARepetition(Goal goal) {
        for (Outcome repetition : VALUES) {
            ExplicitGraph graph = ExplicitGraph.withoutEnd(new int[][] {{1, 2}, {2}, {1}}, repetition);
            assertThat(prove(graph.toProblem(), goal, PLENTY).outcome())
                    .isIn((Object[]) rightAnswers(graph.valueByEnumeration(goal)));
        }
    }

    @RepeatedTest(80)
    void threeValuesAgreeWithEnumeration(RepetitionInfo run) {
        long seed = Seeds.next(run);
        for (Outcome repetition : VALUES) {
            ExplicitGraph graph = ExplicitGraph.random(seed, 3 + (int) (seed % 38), repetition);
            AssertingProblem problem = new AssertingProblem(graph.toProblem());
            Solution solution = engine().solve(problem, PLENTY, SearchListener.NONE);
            assertThat(problem.ply()).as("moves not taken back").isZero();
            assertThat(solution.outcome())
                    .as("seed %d: %s%n%s", seed, solution, graph)
                    .isIn((Object[]) rightAnswers(valueOf(graph)));
            if (solution.outcome() == Outcome.DRAW || solution.outcome() == Outcome.WIN) {
                requireProof(graph.toProblem(), Goal.WIN, solution.second().orElseThrow(), graph, seed);
            }
            if (solution.first().limit() == Limit.NONE) {
                requireProof(graph.toProblem(), Goal.AT_LEAST_DRAW, solution.first(), graph, seed);
            }
        }
    }

    private void requireProof(Problem problem, Goal goal, Result result, ExplicitGraph graph, long seed) {
        assertThat(ProofCheck.unknownStates(problem, goal, result))
                .as("states missing in the proof; seed %d, %s%n%s", seed, goal, graph)
                .isLessThanOrEqualTo(mostUnknownProofStates(graph));
    }

    /**
     * The prover reaches one of two bounds, and the opponent chooses which one, or neither. All strategies are tried
     * one by one. Values are known at the leaves, or ranges of them at each node.
     */
    @RepeatedTest(100)
    void partialOrderBoundsAgreeWithAllStrategies(RepetitionInfo run) {
        long seed = Seeds.next(run);
        SplittableRandom random = new SplittableRandom(seed);
        ValuedTree tree = new ValuedTree(seed, 4);
        Bounds<Leaf> bounds = new Bounds<>(
                ValuedTree.ORDER,
                List.of(
                        new Leaf(random.nextInt(4), random.nextInt(4)),
                        new Leaf(random.nextInt(4), random.nextInt(4))));
        boolean isReached =
                tree.strategies().stream().anyMatch(leaves -> leaves.stream().allMatch(bounds::isReachedBy));
        for (Supplier<ValueRange<Leaf>> evaluation : List.<Supplier<ValueRange<Leaf>>>of(tree::value, tree::range)) {
            BoundedProblem<Leaf> problem = new BoundedProblem<>(tree, evaluation, bounds::isReachedBy);
            for (Goal goal : Goal.values()) {
                assertThat(prove(problem, goal, PLENTY).outcome())
                        .as("seed %d, %s%s", seed, bounds, tree)
                        .isEqualTo(isReached ? Outcome.WIN : Outcome.LOSS);
            }
        }
    }

    /** The limits that may end a search with a small table and few nodes. */
    protected Set<Limit> limitsOfSmallTables() {
        return EnumSet.of(Limit.NONE, Limit.NODES, Limit.DEPTH);
    }

    private static Outcome valueOf(ExplicitGraph graph) {
        if (graph.valueByEnumeration(Goal.AT_LEAST_DRAW) == Outcome.LOSS) {
            return Outcome.LOSS;
        }
        return graph.valueByEnumeration(Goal.WIN) == Outcome.WIN ? Outcome.WIN : Outcome.DRAW;
    }

    @Test
    void threeValuesOfTicTacToe() {
        Solution solution = engine().solve(new TicTacToe(), PLENTY, SearchListener.NONE);
        assertThat(solution.outcome()).isEqualTo(Outcome.DRAW);
        assertThat(solution.statistics().nodes())
                .isGreaterThan(solution.first().statistics().nodes());
    }

    @Test
    void limitLeavesTheValueOpen() {
        Solution solution = engine().solve(new EndlessProblem(3), PLENTY.withMaxNodes(1000), SearchListener.NONE);
        assertThat(solution.outcome()).isEqualTo(Outcome.UNKNOWN);
        assertThat(solution.second()).isEmpty();
    }

    @RepeatedTest(30)
    void isNeverWrongWithSmallTablesAndFewNodes(RepetitionInfo run) {
        long seed = Seeds.next(run);
        for (Outcome repetition : VALUES) {
            ExplicitGraph graph = ExplicitGraph.random(seed, 3 + (int) (seed % 38), repetition);
            for (Goal goal : Goal.values()) {
                for (long bytes = leastTableBytes(); bytes <= 16 * leastTableBytes(); bytes *= 2) {
                    Limits limits = PLENTY.withTableBytes(bytes).withMaxNodes(3_000);
                    Result result = prove(graph.toProblem(), goal, limits);
                    assertThat(result.outcome())
                            .as("seed %d, %s, %d bytes: %s%n%s", seed, goal, bytes, result, graph)
                            .isIn(graph.valueByEnumeration(goal), Outcome.UNKNOWN);
                    assertThat(result.limit()).isIn(limitsOfSmallTables());
                    if (result.limit() == Limit.NONE) {
                        ProofCheck.unknownStates(graph.toProblem(), goal, result);
                    }
                }
            }
        }
    }

    @RepeatedTest(60)
    void followingTheProofReachesTheGoal(RepetitionInfo run) {
        long seed = Seeds.next(run);
        for (Outcome repetition : VALUES) {
            ExplicitGraph graph = ExplicitGraph.random(seed, 3 + (int) (seed % 38), repetition);
            for (Goal goal : Goal.values()) {
                Problem problem = new AssertingProblem(graph.toProblem());
                Result result = prove(problem, goal, PLENTY);
                if (result.limit() != Limit.NONE) {
                    assertThat(result.outcome()).isIn((Object[]) rightAnswers(graph.valueByEnumeration(goal)));
                    continue;
                }
                requireProof(problem, goal, result, graph, seed);
            }
        }
    }

    /** Plays the whole strategy against all moves of the loser, without the engine. */
    @RepeatedTest(60)
    void strategyReachesTheGoal(RepetitionInfo run) {
        long seed = Seeds.next(run);
        for (Outcome repetition : VALUES) {
            ExplicitGraph graph = ExplicitGraph.random(seed, 3 + (int) (seed % 38), repetition);
            for (Goal goal : Goal.values()) {
                Problem problem = new AssertingProblem(graph.toProblem());
                for (long bytes : new long[] {leastTableBytes(), 8 * leastTableBytes(), PLENTY.tableBytes()}) {
                    Result result = prove(problem, goal, PLENTY.withTableBytes(bytes));
                    if (result.limit() == Limit.NONE) {
                        Optional<Strategy> strategy = Strategy.of(problem, goal, result, graph.states());
                        strategy.ifPresent(found -> StrategyCheck.check(graph.toProblem(), goal, result, found));
                        boolean isPromised = mostUnknownProofStates(graph) == 0
                                && (findsLostStates() || bytes == PLENTY.tableBytes());
                        assertThat(strategy.isPresent() || !isPromised)
                                .as("strategy for seed %d, %s, %d bytes%n%s", seed, goal, bytes, graph)
                                .isTrue();
                    }
                }
            }
        }
    }

    /** The tests above on more graphs. */
    @RepeatedTest(300)
    @Tag("thorough")
    void answersAndProofsOfMoreGraphsAreRight(RepetitionInfo run) {
        agreesWithEnumerationOnGraphsWithCycles(run);
        threeValuesAgreeWithEnumeration(run);
        isNeverWrongWithSmallTablesAndFewNodes(run);
        followingTheProofReachesTheGoal(run);
        strategyReachesTheGoal(run);
    }

    /** True if a proof also holds states that a small table has lost. */
    protected boolean findsLostStates() {
        return false;
    }

    @Test
    void strategyOfTicTacToeHoldsAllAnswers() {
        TicTacToe problem = new TicTacToe();
        Result draw = prove(problem, Goal.AT_LEAST_DRAW, PLENTY);
        Strategy strategy =
                Strategy.of(problem, Goal.AT_LEAST_DRAW, draw, 10_000).orElseThrow();
        StrategyCheck.check(problem, Goal.AT_LEAST_DRAW, draw, strategy);
        assertThat(strategy.states().get(0).steps()).hasSize(1);
        int reply = strategy.states().get(0).steps().get(0).state();
        assertThat(strategy.states().get(reply).steps()).hasSize(8);
        assertThat(Strategy.of(problem, Goal.AT_LEAST_DRAW, draw, 5)).isEmpty();
    }

    /**
     * The largest number of states that a proof may miss although the table is large. It is the number of all states
     * unless an engine promises more.
     */
    protected int mostUnknownProofStates(ExplicitGraph graph) {
        return graph.states();
    }

    @RepeatedTest(50)
    void bestMoveBeginsTheVariationAndMovesAreLegal(RepetitionInfo run) {
        long seed = Seeds.next(run);
        ExplicitGraph graph = ExplicitGraph.random(seed, 20, Outcome.DRAW);
        for (Goal goal : Goal.values()) {
            AssertingProblem problem = new AssertingProblem(graph.toProblem());
            Result result = prove(problem, goal, PLENTY);
            List<Integer> moves = result.principalVariation();
            assertThat(moves.isEmpty() ? Problem.NO_MOVE : moves.get(0)).isEqualTo(result.bestMove());
            for (int move : moves) {
                problem.play(move);
            }
        }
    }

    @RepeatedTest(20)
    protected void twoRunsTakeTheSameNodes(RepetitionInfo run) {
        ExplicitGraph graph = ExplicitGraph.random(Seeds.next(run), 40, Outcome.LOSS);
        Engine engine = engine();
        List<Long> nodes = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            nodes.add(engine.prove(graph.toProblem(), Goal.WIN, PLENTY, SearchListener.NONE)
                    .statistics()
                    .nodes());
        }
        assertThat(nodes.get(1)).isEqualTo(nodes.get(0));
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1 << 12, 1 << 18})
    void ticTacToeIsADraw(long tableBytes) {
        Limits limits = PLENTY.withTableBytes(Math.max(tableBytes, leastTableBytes()));
        assertThat(prove(new TicTacToe(), Goal.WIN, limits).outcome()).isEqualTo(Outcome.LOSS);
        assertThat(prove(new TicTacToe(), Goal.AT_LEAST_DRAW, limits).outcome()).isEqualTo(Outcome.WIN);
    }

    @Test
    void centerDrawsAgainstACornerAndTheEdgeBesideItLoses() {
        TicTacToe problem = new TicTacToe();
        problem.play(0);
        problem.play(4);
        assertThat(prove(problem, Goal.WIN, PLENTY).outcome()).isEqualTo(Outcome.LOSS);
        problem.undo();
        problem.play(1);
        Result result = prove(problem, Goal.WIN, PLENTY);
        assertThat(result.outcome()).isEqualTo(Outcome.WIN);
        assertThat(result.bestMove()).isIn(3, 4, 6);
    }

    @Test
    void finalStateNeedsNoMove() {
        TicTacToe problem = new TicTacToe();
        for (int move : new int[] {0, 3, 1, 4, 2}) {
            problem.play(move);
        }
        Result result = prove(problem, Goal.WIN, PLENTY);
        assertThat(result.outcome()).isEqualTo(Outcome.WIN);
        assertThat(result.bestMove()).isEqualTo(Problem.NO_MOVE);
        assertThat(result.principalVariation()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 10, 1000, 5000})
    void nodeLimitIsKept(long maxNodes) {
        Result result = prove(new EndlessProblem(3), Goal.WIN, PLENTY.withMaxNodes(maxNodes));
        assertThat(result.outcome()).isEqualTo(Outcome.UNKNOWN);
        assertThat(result.limit()).isEqualTo(Limit.NODES);
        assertThat(result.statistics().nodes()).isLessThanOrEqualTo(maxNodes);
    }

    @ParameterizedTest
    @EnumSource(Goal.class)
    void cancelledSearchKnowsNothing(Goal goal) {
        Result result = prove(new EndlessProblem(3), goal, PLENTY.withCancel(() -> true));
        assertThat(result.outcome()).isEqualTo(Outcome.UNKNOWN);
        assertThat(result.limit()).isEqualTo(Limit.CANCELLED);
    }

    @Test
    void cancelIsSeenInTheMiddleOfASearch() {
        int[] asked = new int[1];
        Result result = prove(new EndlessProblem(3), Goal.WIN, PLENTY.withCancel(() -> ++asked[0] > 3));
        assertThat(result.limit()).isEqualTo(Limit.CANCELLED);
        assertThat(result.statistics().nodes()).isLessThan(PLENTY.maxNodes());
    }

    @Test
    void timeLimitIsKept() {
        Result result = prove(new EndlessProblem(3), Goal.WIN, PLENTY.withTime(Duration.ofNanos(1)));
        assertThat(result.limit()).isEqualTo(Limit.TIME);
    }

    @Test
    void tableNeedsMemory() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> prove(new TicTacToe(), Goal.WIN, PLENTY.withTableBytes(leastTableBytes() - 1)));
    }

    /** The answer of the engine. Also checks that the problem is in the same state as before. */
    protected final Result prove(Problem problem, Goal goal, Limits limits) {
        AssertingProblem watched = new AssertingProblem(problem);
        long keyLow = watched.keyLow();
        long keyHigh = watched.keyHigh();
        Result result = engine().prove(watched, goal, limits, SearchListener.NONE);
        assertThat(watched.ply()).as("moves not taken back").isZero();
        assertThat(watched.keyLow()).isEqualTo(keyLow);
        assertThat(watched.keyHigh()).isEqualTo(keyHigh);
        return result;
    }
}
