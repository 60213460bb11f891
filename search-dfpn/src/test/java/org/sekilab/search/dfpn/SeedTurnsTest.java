package org.sekilab.search.dfpn;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.search.EndlessProblem;
import org.sekilab.search.Engine;
import org.sekilab.search.EngineContract;
import org.sekilab.search.ExplicitGraph;
import org.sekilab.search.Goal;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;
import org.sekilab.search.ProofCheck;
import org.sekilab.search.Result;
import org.sekilab.search.SearchListener;
import org.sekilab.search.Solution;
import org.sekilab.search.TicTacToe;
import org.sekilab.search.dfpn.DfpnConfig.Simulated;

/** Three searches take turns, the first of them so short that most answers need several. */
class SeedTurnsTest extends EngineContract {
    private static final int SEEDS = 3;
    private static final int FIRST_TURN = 4;
    private static final Limits LIMITS = Limits.DEFAULT.withTime(Duration.ofDays(1));
    private static final int GRAPHS = 200;

    @Override
    protected Engine engine() {
        return engine(SEEDS, 1);
    }

    /** A bucket for the solved entries, and as much memory again as each search needs for one. */
    @Override
    protected long leastTableBytes() {
        return 2 * SEEDS * DfpnWithTwinsTest.LEAST_TABLE_BYTES;
    }

    @Override
    protected int mostUnknownProofStates(ExplicitGraph graph) {
        return 0;
    }

    @Override
    protected boolean findsLostStates() {
        return true;
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 4, DfpnConfig.MOST_SEEDS})
    void smallTablesAreNeverWrong(int seeds) {
        for (long seed = 0; seed < GRAPHS; seed++) {
            ExplicitGraph graph = ExplicitGraph.random(seed, 3 + (int) (seed % 48), Outcome.DRAW);
            Limits limits = LIMITS.withTableBytes(2L * seeds * DfpnWithTwinsTest.LEAST_TABLE_BYTES << seed % 4)
                    .withMaxNodes(20_000);
            for (Goal goal : Goal.values()) {
                Result result = engine(seeds, seed).prove(graph.toProblem(), goal, limits, SearchListener.NONE);
                assertThat(result.outcome()).as("seed %d", seed).isIn(graph.valueByEnumeration(goal), Outcome.UNKNOWN);
                if (result.outcome() != Outcome.UNKNOWN) {
                    ProofCheck.unknownStates(graph.toProblem(), goal, result);
                }
            }
        }
    }

    /** Otherwise these tests would be about one search only. */
    @Test
    void searchesDiffer() {
        List<Long> nodes = new ArrayList<>();
        for (int seeds : new int[] {1, 2, 4}) {
            for (int seed = 1; seed <= 2; seed++) {
                DfpnEngine engine = DfpnEngine.withTwins(DfpnConfig.DEFAULT.withSeeds(seeds, seed));
                Result result = engine.prove(new TicTacToe(), Goal.WIN, LIMITS, SearchListener.NONE);
                assertThat(result.outcome()).isEqualTo(Outcome.LOSS);
                nodes.add(result.statistics().nodes());
            }
        }
        assertThat(nodes.get(0)).isEqualTo(nodes.get(1)); // one search has no random changes
        assertThat(nodes.subList(1, nodes.size())).doesNotHaveDuplicates();
    }

    /** The first search begins alone, and most searches end soon. */
    @Test
    void answersOfTheFirstTurnTakeNoMoreNodes() {
        for (long seed = 0; seed < GRAPHS; seed++) {
            ExplicitGraph graph = ExplicitGraph.random(seed, 12, Outcome.LOSS);
            DfpnEngine alone = DfpnEngine.withTwins(DfpnConfig.DEFAULT);
            DfpnEngine inTurns = DfpnEngine.withTwins(DfpnConfig.DEFAULT.withSeeds(4, seed));
            Solution first = alone.solve(graph.toProblem(), LIMITS, SearchListener.NONE);
            Solution other = inTurns.solve(graph.toProblem(), LIMITS, SearchListener.NONE);
            assertThat(other.outcome()).isEqualTo(first.outcome());
            assertThat(other.statistics().nodes()).isEqualTo(first.statistics().nodes());
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 7, 100, 12_345})
    void allTurnsTogetherTakeTheNodesOfTheLimit(long nodes) {
        Result result =
                engine().prove(new EndlessProblem(3), Goal.WIN, LIMITS.withMaxNodes(nodes), SearchListener.NONE);
        assertThat(result.limit()).isEqualTo(Limit.NODES);
        assertThat(result.statistics().nodes()).isEqualTo(nodes);
    }

    /** A search may give up with the last node. Then there are no nodes for the others. */
    @Test
    void searchesThatGiveUpTakeNoMoreNodesEither() {
        int givenUp = 0;
        for (long seed = 0; seed < 10 * GRAPHS; seed++) {
            ExplicitGraph graph = ExplicitGraph.random(seed, 21, Outcome.WIN);
            for (int nodes = 2; nodes <= 8; nodes++) {
                Result result = DfpnEngine.withTwins(DfpnConfig.DEFAULT.withSeeds(2, 1))
                        .prove(
                                graph.toProblem(),
                                Goal.AT_LEAST_DRAW,
                                LIMITS.withMaxProof(2).withMaxNodes(nodes),
                                SearchListener.NONE);
                assertThat(result.statistics().nodes())
                        .as("seed %d: %s", seed, result)
                        .isLessThanOrEqualTo(nodes);
                givenUp += result.limit() == Limit.PROOF_NUMBER ? 1 : 0;
            }
        }
        assertThat(givenUp).isPositive();
    }

    @Test
    void searchesEndRightOrAllGiveUp() {
        int givenUp = 0;
        int answered = 0;
        for (long seed = 0; seed < GRAPHS; seed++) {
            ExplicitGraph graph = ExplicitGraph.random(seed, 30, Outcome.LOSS);
            Result result = engine().prove(graph.toProblem(), Goal.WIN, LIMITS.withMaxProof(3), SearchListener.NONE);
            if (result.outcome() == Outcome.UNKNOWN) {
                assertThat(result.limit()).as("seed %d", seed).isEqualTo(Limit.PROOF_NUMBER);
                givenUp++;
            } else {
                assertThat(result.outcome()).as("seed %d", seed).isEqualTo(graph.valueByEnumeration(Goal.WIN));
                answered++;
            }
        }
        assertThat(givenUp).isPositive();
        assertThat(answered).isPositive();
    }

    @Test
    void progressIsThatOfAllTurns() {
        List<Long> nodes = new ArrayList<>();
        SearchListener listener = statistics -> nodes.add(statistics.nodes());
        engine().prove(new EndlessProblem(3), Goal.WIN, LIMITS.withMaxNodes(2_000_000), listener);
        assertThat(nodes).isSorted().hasSizeGreaterThan(SEEDS);
        assertThat(nodes.get(nodes.size() - 1)).isGreaterThan(1_000_000);
    }

    @Test
    void theEngineThatDoesNothingAboutCyclesIsNotWrongEither() {
        int answered = 0;
        for (long seed = 0; seed < GRAPHS; seed++) {
            ExplicitGraph graph = ExplicitGraph.random(seed, 20, Outcome.WIN);
            DfpnEngine plain = new DfpnEngine(
                    DfpnConfig.DEFAULT.withCycles(DfpnConfig.Cycles.NONE).withSeeds(SEEDS, seed),
                    Paths.CHECKED,
                    1,
                    FIRST_TURN);
            Outcome outcome = plain.prove(graph.toProblem(), Goal.WIN, LIMITS, SearchListener.NONE)
                    .outcome();
            assertThat(outcome).as("seed %d", seed).isIn(graph.valueByEnumeration(Goal.WIN), Outcome.UNKNOWN);
            answered += outcome == Outcome.UNKNOWN ? 0 : 1;
        }
        assertThat(answered).isGreaterThan(GRAPHS / 2);
    }

    private static DfpnEngine engine(int seeds, long seed) {
        DfpnConfig config = DfpnConfig.DEFAULT.withSimulation(Simulated.BOTH).withSeeds(seeds, seed);
        return new DfpnEngine(config, Paths.TWINS, 1, FIRST_TURN);
    }
}
