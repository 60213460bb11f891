package org.sekilab.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ResultTest {
    @ParameterizedTest
    @CsvSource({"UNKNOWN, NONE", "WIN, TIME", "LOSS, NODES", "DRAW, NONE", "DRAW, DEPTH"})
    void answerHasNoLimitAndALimitNoAnswer(Outcome outcome, Limit limit) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Result(outcome, limit, Problem.NO_MOVE, List.of(), Proof.NONE, Statistics.NONE))
                .withMessageContaining(outcome.name())
                .withMessageContaining(limit.name());
    }

    @ParameterizedTest
    @CsvSource({
        "WIN, LOSS, false", "WIN, DRAW, false", "WIN, WIN, true",
        "AT_LEAST_DRAW, LOSS, false", "AT_LEAST_DRAW, DRAW, true", "AT_LEAST_DRAW, WIN, true"
    })
    void goalTurnsThreeOutcomesIntoTwo(Goal goal, Outcome outcome, boolean isReached) {
        assertThat(goal.isReachedBy(outcome)).isEqualTo(isReached);
    }

    @Test
    void limitsRejectWhatIsNoLimit() {
        assertThatIllegalArgumentException().isThrownBy(() -> Limits.DEFAULT.withTime(Duration.ZERO));
        assertThatIllegalArgumentException().isThrownBy(() -> Limits.DEFAULT.withMaxNodes(0));
        assertThatIllegalArgumentException().isThrownBy(() -> Limits.DEFAULT.withTableBytes(-1));
        assertThatIllegalArgumentException().isThrownBy(() -> Limits.DEFAULT.withMaxProof(0));
    }

    @Test
    void statisticsAddUpButForTheDeepestPath() {
        Statistics sum = new Statistics(1, 2, 3, 4, 5, 6, 7).plus(new Statistics(10, 20, 30, 40, 50, 3, 70));
        assertThat(sum).isEqualTo(new Statistics(11, 22, 33, 44, 55, 6, 77));
        assertThat(Statistics.NONE.nodesPerSecond()).isZero();
    }
}
