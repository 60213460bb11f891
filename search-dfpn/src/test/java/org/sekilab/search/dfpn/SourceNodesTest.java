package org.sekilab.search.dfpn;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.search.ExplicitGraph;
import org.sekilab.search.Goal;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;
import org.sekilab.search.Result;
import org.sekilab.search.SearchListener;
import org.sekilab.search.dfpn.DfpnConfig.Counting;
import org.sekilab.search.dfpn.DfpnConfig.Cycles;

/** Numbers that come from the same state are not added up. */
class SourceNodesTest {
    @ParameterizedTest
    @CsvSource({"SUM, 14", "WEAK, 9", "SNDA, 9"})
    void ofNumbersWithOneSourceTheLargestCounts(Counting counting, int loss) {
        assertThat(children(11, 11, 12).loss(counting, Cycles.NONE)).isEqualTo(loss);
    }

    @Test
    void mixedCountingAddsUpProofNumbersOnly() {
        assertThat(children(11, 12, 13).loss(Counting.MIXED.ofProofs(), Cycles.NONE))
                .isEqualTo(14);
        assertThat(children(11, 12, 13).loss(Counting.MIXED.ofDisproofs(), Cycles.NONE))
                .isEqualTo(9);
    }

    @Test
    void numbersOfDifferentSourcesAreAddedUp() {
        assertThat(children(11, 12, 13).loss(Counting.SNDA, Cycles.NONE)).isEqualTo(14);
        assertThat(children(11, 11, 11).loss(Counting.SNDA, Cycles.NONE)).isEqualTo(7);
    }

    @Test
    void sumOfSeveralIsItsOwnSourceAndOneNumberIsNot() {
        assertThat(children(11, 11, 12).sources(true, 99)).isEqualTo(StateTable.sources(22, 99));
        assertThat(children(11, 11, 11).sources(false, 99)).isEqualTo(StateTable.sources(11, 22));
    }

    /** The losses are 5, 7 and 2. The last child is the easiest to win. */
    private static Children children(int... lossSources) {
        Children children = new Children(3);
        children.count = 3;
        int[] losses = {5, 7, 2};
        for (int i = 0; i < 3; i++) {
            children.setUnsolved(i, 3 - i, losses[i], false);
            children.setSources(i, StateTable.sources(20 + i, lossSources[i]), true);
        }
        return children;
    }

    /**
     * The prover chooses between two moves. One leads to a large tree that the prover loses. After the other, the
     * opponent has eight ways to the same state, which the prover wins. The sum counts the work on that state eight
     * times, so it makes the second move look harder.
     */
    @Test
    void sumOvercountsWherePathsJoin() {
        JoinedPaths graph = new JoinedPaths();
        for (Cycles cycles : new Cycles[] {Cycles.NONE, Cycles.MIN_DISTANCE}) {
            Result bySum = graph.prove(Counting.SUM, cycles);
            Result bySource = graph.prove(Counting.SNDA, cycles);
            assertThat(bySum.outcome()).isEqualTo(Outcome.WIN);
            assertThat(bySource.outcome()).isEqualTo(Outcome.WIN);
            assertThat(bySource.statistics().nodes())
                    .as("of %s", bySum.statistics())
                    .isLessThan(bySum.statistics().nodes());
        }
    }

    /** The game of the test. */
    private static final class JoinedPaths {
        private final GraphBuilder builder = new GraphBuilder();
        private final ExplicitGraph graph;

        private JoinedPaths() {
            int root = builder.add(true, Outcome.UNKNOWN);
            int crossing = builder.add(false, Outcome.UNKNOWN);
            int joined = tree(5, Outcome.WIN);
            int[] ways = new int[8];
            for (int i = 0; i < ways.length; i++) {
                ways[i] = builder.add(true, Outcome.UNKNOWN);
                builder.lead(ways[i], joined);
            }
            builder.lead(crossing, ways);
            builder.lead(root, tree(6, Outcome.LOSS), crossing);
            graph = builder.build(Outcome.LOSS);
        }

        private Result prove(Counting counting, Cycles cycles) {
            DfpnConfig standard = DfpnConfig.DEFAULT;
            DfpnConfig config = new DfpnConfig(
                    standard.epsilon(), counting, cycles, standard.replacement(), standard.secondSearch());
            return DfpnEngine.withTwins(config)
                    .prove(
                            graph.toProblem(),
                            Goal.WIN,
                            Limits.DEFAULT.withTime(Duration.ofDays(1)),
                            SearchListener.NONE);
        }

        /** A tree in which both sides have two moves at each turn. All lines end with the same outcome. */
        private int tree(int height, Outcome end) {
            int state = builder.add(false, height == 0 ? end : Outcome.UNKNOWN);
            if (height > 0) {
                int[] next = new int[2];
                for (int i = 0; i < next.length; i++) {
                    int[] answers = new int[2];
                    next[i] = builder.add(true, Outcome.UNKNOWN);
                    for (int j = 0; j < answers.length; j++) {
                        answers[j] = tree(height - 1, end);
                    }
                    builder.lead(next[i], answers);
                }
                builder.lead(state, next);
            }
            return state;
        }
    }
}
