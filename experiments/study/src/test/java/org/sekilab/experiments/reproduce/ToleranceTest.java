package org.sekilab.experiments.reproduce;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How far figures may be from the committed ones. */
class ToleranceTest {
    @ParameterizedTest
    @CsvSource({
        "exact, 100, 100, true",
        "exact, 100, 101, false",
        "exact, 0, 0, true",
        "5%, 100, 105, true",
        "5%, 100, 95, true",
        "5%, 100, 106, false",
        "5%, 100, 94, false",
        "5%, 0, 0, true",
        "5%, 0, 1, false",
        "x4, 100, 400, true",
        "x4, 100, 25, true",
        "x4, 100, 401, false",
        "x4, 100, 24, false",
        "x1.5, 100, 150, true"
    })
    void valueWithinTheToleranceIsAllowed(String text, double committed, double here, boolean isAllowed) {
        Tolerance tolerance = Tolerance.parse(text).orElseThrow();
        assertThat(tolerance).hasToString(text);
        assertThat(tolerance.allows(committed, here)).isEqualTo(isAllowed);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "5", "%", "x", "-5%", "x-2", "about", "exact "})
    void otherTextsAreNoTolerance(String text) {
        assertThat(Tolerance.parse(text)).isEmpty();
    }
}
