package org.sekilab.search.dfpn.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.search.Engine;
import org.sekilab.search.ExplicitGraph;
import org.sekilab.search.Goal;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;
import org.sekilab.search.ProofCheck;
import org.sekilab.search.Result;
import org.sekilab.search.SearchListener;
import org.sekilab.search.Statistics;
import org.sekilab.search.dfpn.DfpnConfig;
import org.sekilab.search.dfpn.DfpnEngine;

/** Leaves that are searched as texts, as another process would. */
class LeafSearcherTest {
    private static final Limits PLENTY =
            Limits.DEFAULT.withTime(Duration.ofDays(1)).withMaxNodes(5_000_000).withTableBytes(1 << 18);
    private static final DfpnEngine DFPN = DfpnEngine.withTwins(DfpnConfig.DEFAULT);

    @Test
    void answersAndProofsThatComeAsTextsAreRight() {
        AtomicInteger searches = new AtomicInteger();
        for (long seed = 0; seed < 30; seed++) {
            for (Outcome repetition : new Outcome[] {Outcome.LOSS, Outcome.DRAW, Outcome.WIN}) {
                ExplicitGraph graph = ExplicitGraph.random(seed, 35, repetition);
                for (Goal goal : Goal.values()) {
                    Engine engine = new TreeEngine(
                            new TreeConfig(1, 5),
                            DFPN::remembering,
                            (problem, asked) -> Optional.of(new Service(graph, asked, searches)));
                    Result result = engine.prove(graph.toProblem(), goal, PLENTY, SearchListener.NONE);
                    assertThat(result.outcome())
                            .as("seed %d, %s", seed, goal)
                            .isEqualTo(graph.valueByEnumeration(goal));
                    assertThat(ProofCheck.unknownStates(graph.toProblem(), goal, result))
                            .isZero();
                }
            }
        }
        assertThat(searches).hasPositiveValue();
    }

    /** Two processes, each with a table of its own. */
    private record Service(List<LeafSearcher> searchers, AtomicInteger searches) implements LeafService {
        Service(ExplicitGraph graph, Goal goal, AtomicInteger searches) {
            this(List.of(searcher(graph, goal), searcher(graph, goal)), searches);
        }

        private static LeafSearcher searcher(ExplicitGraph graph, Goal goal) {
            return new LeafSearcher(graph.toProblem(), goal, DFPN.remembering());
        }

        @Override
        public int workers() {
            return searchers.size();
        }

        @Override
        public Optional<String> search(String leaf, BooleanSupplier isCancelled) {
            LeafSearcher searcher = searchers.get(searches.incrementAndGet() % searchers.size());
            synchronized (searcher) {
                return Optional.of(searcher.search(leaf, isCancelled));
            }
        }
    }

    @Test
    void leafKeepsItsPathAndItsLimits() {
        LeafTask task = new LeafTask(7, List.of(3, 1, 4), PLENTY.withMaxProof(99), TreeNode.NOBODY);
        LeafTask read = LeafText.task(LeafText.of(task));
        assertThat(read.number()).isEqualTo(7);
        assertThat(read.path()).containsExactly(3, 1, 4);
        assertThat(read.limits().withCancel(PLENTY.isCancelled())).isEqualTo(PLENTY.withMaxProof(99));
    }

    /** Base 64 fills up the last characters: one, two or no byte may be missing. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 50})
    void lengthsAreThoseOfTheTexts(int size) {
        LeafTask task = new LeafTask(7, Collections.nCopies(size, 3), PLENTY, TreeNode.NOBODY);
        assertThat(LeafText.length(task)).isEqualTo(LeafText.of(task).length());
        WinningMoves moves = new WinningMoves();
        IntStream.range(0, size).forEach(state -> moves.add(new WinningMoves.Key(state, 1), 5));
        for (Outcome outcome : Outcome.values()) {
            LeafAnswer answer = new LeafAnswer(7, 0, outcome, Statistics.NONE, moves);
            assertThat(LeafText.length(answer)).isEqualTo(LeafText.of(answer).length());
        }
    }

    @Test
    void textOfNoLeafIsRefused() {
        LeafSearcher searcher = Service.searcher(ExplicitGraph.random(1, 10, Outcome.LOSS), Goal.WIN);
        assertThatThrownBy(() -> searcher.search("AAAA", () -> false))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the text ends early");
    }
}
