package org.sekilab.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SolutionTest {
    @ParameterizedTest
    @CsvSource({"LOSS, , LOSS", "WIN, LOSS, DRAW", "WIN, WIN, WIN", "WIN, UNKNOWN, UNKNOWN", "UNKNOWN, , UNKNOWN"})
    void twoAnswersMakeAValue(Outcome first, @Nullable Outcome second, Outcome value) {
        Solution solution =
                second == null ? Solution.of(resultOf(first)) : Solution.of(resultOf(first), resultOf(second));
        assertThat(solution.outcome()).isEqualTo(value);
        assertThat(solution.second().isPresent()).isEqualTo(second != null);
    }

    @Test
    void secondAnswerIsThereIfTheFirstIsAWin() {
        assertThatIllegalArgumentException().isThrownBy(() -> Solution.of(resultOf(Outcome.WIN)));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Solution.of(resultOf(Outcome.LOSS), resultOf(Outcome.LOSS)));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Solution(Outcome.DRAW, resultOf(Outcome.LOSS), Optional.empty()));
    }

    private static Result resultOf(Outcome outcome) {
        Limit limit = outcome == Outcome.UNKNOWN ? Limit.TIME : Limit.NONE;
        return new Result(outcome, limit, Problem.NO_MOVE, List.of(), Proof.NONE, Statistics.NONE);
    }
}
