package org.sekilab.search.dfpn;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sekilab.search.ExplicitGraph;
import org.sekilab.search.Goal;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;
import org.sekilab.search.Result;
import org.sekilab.search.SearchListener;

/** A search gives up when the proof number of its root gets too large. It then gives no wrong answer. */
class GivingUpTest {
    private static final int GRAPHS = 1_000;

    @Test
    void searchesEndRightOrAreGivenUp() {
        for (int maxProof : new int[] {1, 2, 3, 5}) {
            int givenUp = 0;
            int answered = 0;
            for (long seed = 0; seed < GRAPHS; seed++) {
                for (Goal goal : Goal.values()) {
                    ExplicitGraph graph = ExplicitGraph.random(seed, 30, Outcome.LOSS);
                    Result result = DfpnEngine.withTwins(DfpnConfig.DEFAULT)
                            .prove(graph.toProblem(), goal, Limits.DEFAULT.withMaxProof(maxProof), SearchListener.NONE);
                    if (result.outcome() == Outcome.UNKNOWN) {
                        assertThat(result.limit()).as("seed %d", seed).isEqualTo(Limit.PROOF_NUMBER);
                        assertThat(result.proofNumber()).as("seed %d", seed).isGreaterThanOrEqualTo(maxProof);
                        givenUp++;
                    } else {
                        assertThat(result.outcome()).as("seed %d", seed).isEqualTo(graph.valueByEnumeration(goal));
                        assertThat(result.proofNumber()).as("seed %d", seed).isZero();
                        answered++;
                    }
                }
            }
            assertThat(givenUp).as("with %d", maxProof).isPositive();
            assertThat(answered).as("with %d", maxProof).isPositive();
        }
    }
}
