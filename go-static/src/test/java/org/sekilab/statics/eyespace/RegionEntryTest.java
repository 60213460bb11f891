package org.sekilab.statics.eyespace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RegionEntryTest {
    private static final String LINE = "centre oo {O|O} {O|O} {O|O}";

    /** A line of the database is what its entry prints. */
    @Test
    void lineIsReadAgain() {
        assertThat(RegionEntry.parse(LINE)).hasToString(LINE);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "centre oo {O|O} {O|O}",
                "centre oo {O|O} {O|O} {O|O} {O|O}",
                "nowhere oo {O|O} {O|O} {O|O}",
                "centre oo O O O"
            })
    void otherLineIsRefused(String line) {
        assertThatExceptionOfType(EyeDataException.class).isThrownBy(() -> RegionEntry.parse(line));
    }

    /** The database says no more than for two liberties outside; more are worth as much. */
    @Test
    void manyLibertiesOutsideAreWorthAsMuchAsTheMostThatAreKnown() {
        RegionEntry entry = RegionEntry.parse("centre oo {O|O} {T|O} {T|T}");
        assertThat(entry.status(0)).isEqualTo(EyeStatus.ONE_EYE);
        assertThat(entry.status(2)).isEqualTo(entry.status(9)).hasToString("{T|T}");
        assertThat(entry.space(1).points().size()).isEqualTo(2);
    }
}
