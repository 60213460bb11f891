package org.sekilab.search.dfpn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.spy;
import static org.mockito.Mockito.when;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.sekilab.search.Engine;
import org.sekilab.search.EngineContract;
import org.sekilab.search.ExplicitGraph;
import org.sekilab.search.Goal;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.Result;
import org.sekilab.search.SearchListener;
import org.sekilab.search.TicTacToe;

class DfpnWithTwinsTest extends EngineContract {
    /** The size of one bucket of a table. */
    static final long LEAST_TABLE_BYTES = 160;

    private static final Limits PATIENT = Limits.DEFAULT.withTime(Duration.ofDays(1));

    @Override
    protected Engine engine() {
        return DfpnEngine.withTwins(DfpnConfig.DEFAULT);
    }

    @Override
    protected long leastTableBytes() {
        return LEAST_TABLE_BYTES;
    }

    /** States that the table does not hold are searched again. */
    @Override
    protected int mostUnknownProofStates(ExplicitGraph graph) {
        return 0;
    }

    @Override
    protected boolean findsLostStates() {
        return true;
    }

    /** Initial numbers of the problem change the order of the search, not the answer. */
    @Test
    void statesBeginWithTheNumbersOfTheProblem() {
        Problem guiding = spy(new TicTacToe());
        when(guiding.initialProof()).thenAnswer(call -> 1 + Math.floorMod(guiding.keyLow(), 5));
        when(guiding.initialDisproof()).thenAnswer(call -> 1 + Math.floorMod(guiding.keyHigh(), 3));
        Result plain = engine().prove(new TicTacToe(), Goal.WIN, PATIENT, SearchListener.NONE);
        Result guided = engine().prove(guiding, Goal.WIN, PATIENT, SearchListener.NONE);
        assertThat(guided.outcome()).isEqualTo(plain.outcome()).isEqualTo(Outcome.LOSS);
        assertThat(guided.statistics().nodes()).isNotEqualTo(plain.statistics().nodes());
    }

    @Test
    void pathThatIsTooLongIsALimitOfDepth() {
        int[][] successors = new int[2 * DfpnRun.MOST_PLIES][];
        for (int state = 0; state < successors.length; state++) {
            successors[state] = new int[] {(state + 1) % successors.length};
        }
        ExplicitGraph graph = ExplicitGraph.withoutEnd(successors, Outcome.LOSS);
        assertThat(prove(graph.toProblem(), Goal.WIN, PATIENT).limit()).isEqualTo(Limit.DEPTH);
    }

    /** The second search leaves out the states that the first one has solved. */
    @Test
    void secondSearchIsShorterWithFlags() {
        DfpnConfig config = DfpnConfig.DEFAULT;
        DfpnConfig clear = new DfpnConfig(
                config.epsilon(),
                config.counting(),
                config.cycles(),
                config.replacement(),
                DfpnConfig.SecondSearch.CLEAR);
        assertThat(secondNodes(config)).isLessThan(secondNodes(clear));
    }

    private static long secondNodes(DfpnConfig config) {
        return DfpnEngine.withTwins(config)
                .solve(new TicTacToe(), PATIENT, SearchListener.NONE)
                .second()
                .orElseThrow()
                .statistics()
                .nodes();
    }
}
