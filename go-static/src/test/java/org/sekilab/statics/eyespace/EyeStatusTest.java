package org.sekilab.statics.eyespace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EyeStatusTest {
    /** Every pair of types, as the paper writes it. */
    @Test
    void textIsReadAgain() {
        for (EyeType first : EyeType.values()) {
            for (EyeType second : EyeType.values()) {
                EyeStatus status = new EyeStatus(first, second);
                assertThat(EyeStatus.parse(status.toString())).isEqualTo(status);
            }
        }
        assertThat(EyeStatus.ONE_EYE).hasToString("{O|O}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "T|O", "{T|O", "{TO}", "{T|}", "{T|X}"})
    void otherTextIsRefused(String text) {
        assertThatExceptionOfType(EyeDataException.class).isThrownBy(() -> EyeStatus.parse(text));
    }
}
