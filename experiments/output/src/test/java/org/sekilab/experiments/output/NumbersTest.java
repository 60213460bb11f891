package org.sekilab.experiments.output;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NumbersTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "0; 0",
                "0.0003; 0.000300",
                "0.0012345; 0.00123",
                "0.05; 0.0500",
                "0.5; 0.500",
                "0.99949; 0.999",
                "0.9996; 1.00",
                "1; 1.00",
                "9.994; 9.99",
                "9.999; 10.0",
                "-9.999; -10.0",
                "99.94; 99.9",
                "99.96; 100",
                "100; 100",
                "1234.5; 1,235",
                "NaN; -",
                "Infinity; over limit"
            })
    void threeDigitsAreShownAfterRounding(double number, String text) {
        assertThat(Numbers.three(number)).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({"0, 0 problems", "1, 1 problem", "2, 2 problems"})
    void oneThingIsSingular(long count, String text) {
        assertThat(Numbers.counted(count, "problems")).isEqualTo(text);
    }
}
