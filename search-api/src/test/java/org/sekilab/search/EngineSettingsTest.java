package org.sekilab.search;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** Settings that no engine could keep. */
class EngineSettingsTest {
    @Test
    void engineHasAThreadAtLeast() {
        assertThatThrownBy(() -> new EngineSettings(0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("0 threads are not positive");
    }
}
