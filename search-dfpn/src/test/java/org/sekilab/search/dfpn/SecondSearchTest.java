package org.sekilab.search.dfpn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.spy;
import static org.mockito.Mockito.verify;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sekilab.search.ExplicitGraph;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.Result;
import org.sekilab.search.SearchListener;
import org.sekilab.search.Solution;
import org.sekilab.search.Statistics;
import org.sekilab.search.TicTacToe;
import org.sekilab.search.dfpn.DfpnConfig.SecondSearch;

/** Two questions on one table: their effort, and the limits that end them. */
class SecondSearchTest {
    private static final Limits LIMITS =
            Limits.DEFAULT.withTime(Duration.ofDays(1)).withMaxNodes(5_000_000).withTableBytes(1 << 12);
    private static final int GRAPHS = 1_000;

    @ParameterizedTest
    @EnumSource(SecondSearch.class)
    void bothResultsTogetherCountWhatTheTableCounts(SecondSearch secondSearch) {
        DfpnConfig config = with(secondSearch);
        StateTable table = new FlatStateTable(LIMITS.tableBytes(), config.replacement());
        SearchMemory memory = new SearchMemory(table, new PathNumbers(DfpnRun.MOST_PLIES), VirtualProofNumbers.NONE);
        Solution solution = DfpnEngine.withTwins(config)
                .solve(List.of(new Worker(new TicTacToe(), memory)), LIMITS, SearchListener.NONE);
        Statistics all = solution.statistics();
        assertThat(solution.second()).isPresent();
        assertThat(all.tableCollisions()).isPositive().isEqualTo(table.collisions());
        assertThat(all.tableHits()).isPositive().isEqualTo(table.hits());
        assertThat(all.tableStores()).isPositive().isEqualTo(table.stores());
    }

    /** Holds for any load of the machine: the parts of a time are never longer than the whole. */
    @ParameterizedTest
    @EnumSource(SecondSearch.class)
    void bothResultsTogetherTakeNoMoreTimeThanThereWas(SecondSearch secondSearch) {
        long begin = System.nanoTime();
        Solution solution =
                DfpnEngine.withTwins(with(secondSearch)).solve(new TicTacToe(), LIMITS, SearchListener.NONE);
        long nanos = System.nanoTime() - begin;
        assertThat(solution.statistics().elapsedNanos()).isPositive().isLessThanOrEqualTo(nanos);
    }

    @Test
    void searchesInTurnsEndRightOrAreGivenUp() {
        for (int maxProof : new int[] {1, 2, 3, 5}) {
            int givenUp = 0;
            int answered = 0;
            for (long seed = 0; seed < GRAPHS; seed++) {
                ExplicitGraph graph = ExplicitGraph.random(seed, 30, Outcome.LOSS);
                Solution solution = DfpnEngine.withTwins(with(SecondSearch.SINGLE))
                        .solve(graph.toProblem(), LIMITS.withMaxProof(maxProof), SearchListener.NONE);
                if (solution.outcome() == Outcome.UNKNOWN) {
                    Result last = solution.second().orElse(solution.first());
                    assertThat(last.limit()).as("seed %d", seed).isEqualTo(Limit.PROOF_NUMBER);
                    assertThat(last.proofNumber()).as("seed %d", seed).isGreaterThanOrEqualTo(maxProof);
                    givenUp++;
                } else {
                    assertThat(solution.outcome())
                            .as("seed %d", seed)
                            .isEqualTo(DfpnEngine.withTwins(DfpnConfig.DEFAULT)
                                    .solve(graph.toProblem(), LIMITS, SearchListener.NONE)
                                    .outcome())
                            .isEqualTo(RandomGraphsTest.valueOf(graph));
                    answered++;
                }
            }
            assertThat(givenUp).as("with %d", maxProof).isPositive();
            assertThat(answered).as("with %d", maxProof).isPositive();
        }
    }

    @Test
    void searchesInTurnsNeedNoCopies() {
        Problem problem = spy(ExplicitGraph.random(0, 30, Outcome.DRAW).toProblem());
        DfpnEngine.withTwins(with(SecondSearch.SINGLE).withThreads(4)).solve(problem, LIMITS, SearchListener.NONE);
        verify(problem, never()).copy();
    }

    /** Switches simulation off, because it also copies the problem. */
    private static DfpnConfig with(SecondSearch secondSearch) {
        DfpnConfig config = DfpnConfig.DEFAULT;
        return new DfpnConfig(config.epsilon(), config.counting(), config.cycles(), config.replacement(), secondSearch);
    }
}
