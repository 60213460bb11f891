package org.sekilab.safety.order;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MoveWeightsTest {
    private static int[] move(MoveFeature feature, int value) {
        int[] features = new int[MoveFeature.COUNT];
        features[feature.ordinal()] = value;
        return features;
    }

    @Test
    void weightsAreAdded() {
        MoveWeights weights = MoveWeights.parse(List.of("# a comment", "LINE 2 -17", "AROUND 0 5", "CAPTURES 0 100"));
        assertThat(weights.value(move(MoveFeature.LINE, 2))).isEqualTo(-17 + 5 + 100);
        assertThat(weights.value(move(MoveFeature.CAPTURES, 1))).isEqualTo(5);
    }

    @Test
    void linesGiveTheSameWeights() {
        List<String> lines = List.of("AROUND 65535 1", "LAST 8 -3", "LINE 3 64");
        assertThat(MoveWeights.parse(lines).lines()).isEqualTo(lines);
    }

    @ParameterizedTest
    @ValueSource(strings = {"LINE 2", "LINE 4 1", "LINE -1 1", "line 1 1", "LINE one 1", "LINE 1 1 1", ""})
    void otherLinesAreRefused(String line) {
        assertThatThrownBy(() -> MoveWeights.parse(List.of(line)))
                .isInstanceOfAny(IllegalArgumentException.class, IndexOutOfBoundsException.class);
    }

    /** What each player knows: captures are good, a stone without liberties is not, and answers to passes are. */
    @Test
    void shippedWeightsKnowTheRightWay() {
        MoveWeights shipped = MoveWeights.shipped();
        assertThat(shipped.value(move(MoveFeature.CAPTURES, 3)))
                .isGreaterThan(shipped.value(move(MoveFeature.CAPTURES, 0)));
        assertThat(shipped.value(move(MoveFeature.ANSWER, 3)))
                .isGreaterThan(shipped.value(move(MoveFeature.ANSWER, 0)));
        assertThat(shipped.value(move(MoveFeature.LIBERTIES, 9)))
                .isGreaterThan(shipped.value(move(MoveFeature.LIBERTIES, 0)));
        assertThat(shipped.value(move(MoveFeature.TARGET, 0)))
                .isGreaterThan(shipped.value(move(MoveFeature.TARGET, 5)));
    }
}
