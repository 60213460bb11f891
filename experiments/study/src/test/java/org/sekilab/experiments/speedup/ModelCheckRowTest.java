package org.sekilab.experiments.speedup;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.safety.settings.Verdict;

class ModelCheckRowTest {
    @ParameterizedTest
    @CsvSource({
        "1, SAFE, 1000, SAFE, 1000, true",
        "1, SAFE, 1000, SAFE, 1001, false",
        "2, SAFE, 1000, SAFE, 1500, true",
        "2, SAFE, 1500, SAFE, 1000, true",
        "2, SAFE, 1000, SAFE, 1502, false",
        "2, SAFE, 1502, SAFE, 1000, false",
        "2, UNKNOWN, 1000, SAFE, 1000, false",
        "2, SAFE, 1000, SEKI, 1000, false"
    })
    void severalWorkersMayHaveHalfAsManyNodesAgainAndOneWorkerHasThemAll(
            int workers, Verdict model, long nodes, Verdict real, long realNodes, boolean isRight) {
        ModelCheckRow row = new ModelCheckRow(
                "board", "A1", workers, new AnswerCost(model, nodes, 1), new AnswerCost(real, realNodes, 1));
        assertThat(row.isRight()).isEqualTo(isRight);
        assertThat(row.isOpen()).isFalse();
    }

    @Test
    void searchesThatLimitsStopCompareNothing() {
        ModelCheckRow row = new ModelCheckRow(
                "board", "A1", 1, new AnswerCost(Verdict.UNKNOWN, 1_000, 1), new AnswerCost(Verdict.UNKNOWN, 2_000, 1));
        assertThat(row.isOpen()).isTrue();
        assertThat(row.isRight()).isTrue();
    }
}
