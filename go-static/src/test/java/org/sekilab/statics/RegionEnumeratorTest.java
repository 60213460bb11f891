package org.sekilab.statics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.sekilab.statics.enumeration.RegionEnumerator;
import org.sekilab.statics.enumeration.Truth;

/** The enumerator agrees with an independent one on values, best moves, and the number of states. */
class RegionEnumeratorTest {
    private static final int FEW_STATES = 20_000;

    @Test
    void agreesWithTheOracleOnItsSmallerProblems() {
        assertThat(checkProblems(0, FEW_STATES)).isEqualTo(1_017);
    }

    @Test
    @Tag("slow")
    void agreesWithTheOracleOnItsLargerProblems() {
        assertThat(checkProblems(FEW_STATES, Integer.MAX_VALUE)).isEqualTo(417);
    }

    private static int checkProblems(int minStates, int endStates) {
        int count = 0;
        for (OracleProblem problem : OracleProblem.all()) {
            Truth truth = problem.truth();
            if (truth.states() >= minStates && truth.states() < endStates) {
                assertThat(RegionEnumerator.solve(problem.game(), endStates))
                        .as("problem %d", problem.index())
                        .isEqualTo(Optional.of(truth));
                assertThat(problem.game().territory().size()).isEqualTo(problem.size());
                count++;
            }
        }
        return count;
    }
}
