package org.sekilab.search.dfpn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.sekilab.search.ExplicitGraph;
import org.sekilab.search.Goal;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;
import org.sekilab.search.Result;
import org.sekilab.search.SearchListener;

/** The example of [NKM] 5.4, figure 3: a seki by two passes on one path is a loss on another. */
class HistoryTest {
    private static final int B = 1; // A is 0, where the defender chooses between B and C
    private static final int C = 2;
    private static final int E = 3; // the attacker passes to H, or moves toward G
    private static final int H = 4; // the defender passes back to E
    private static final int G1 = 5; // two more forced moves lead to G, because a search sees the next state at once
    private static final int G2 = 6;
    private static final int G = 7;
    private static final int F1 = 8; // F of the paper three times, so that a search tries B before C
    private static final int F2 = 9;
    private static final int F3 = 10;

    private static final boolean[] IS_DEFENDER = {true, false, false, false, true, true, false, true, true, true, true};
    private static final int[][] SUCCESSORS = {{B, C}, {E}, {F1, F2, F3}, {H, G1}, {E}, {G2}, {G}, {}, {H}, {H}, {H}};

    @Test
    void searchThatIgnoresThePathIsWrong() {
        Result result = prove(new DfpnEngine(DfpnConfig.DEFAULT, Paths.IGNORED));
        assertThat(result.outcome()).isEqualTo(Outcome.WIN);
    }

    @Test
    void searchThatIsCheckedInTheEndGivesUp() {
        Result result = prove(DfpnEngine.plain(DfpnConfig.DEFAULT));
        assertThat(result.outcome()).isEqualTo(Outcome.UNKNOWN);
        assertThat(result.limit()).isEqualTo(Limit.REPETITION);
    }

    @Test
    void twinsAreRight() {
        assertThat(graph().valueByEnumeration(Goal.AT_LEAST_DRAW)).isEqualTo(Outcome.LOSS);
        assertThat(prove(DfpnEngine.withTwins(DfpnConfig.DEFAULT)).outcome()).isEqualTo(Outcome.LOSS);
    }

    private static Result prove(DfpnEngine engine) {
        return engine.prove(graph().toProblem(), Goal.AT_LEAST_DRAW, Limits.DEFAULT, SearchListener.NONE);
    }

    private static ExplicitGraph graph() {
        Outcome[] outcomes = new Outcome[SUCCESSORS.length];
        Arrays.fill(outcomes, Outcome.UNKNOWN);
        outcomes[G] = Outcome.LOSS;
        return ExplicitGraph.of(IS_DEFENDER, outcomes, SUCCESSORS, Outcome.DRAW);
    }
}
