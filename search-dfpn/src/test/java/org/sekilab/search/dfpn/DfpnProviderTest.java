package org.sekilab.search.dfpn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.search.EngineFinder;
import org.sekilab.search.EngineSettings;
import org.sekilab.search.MissingEngineException;

/** The df-pn engines are found by their names. */
class DfpnProviderTest {
    @ParameterizedTest
    @ValueSource(strings = {"dfpn", "dfpn-r"})
    void engineIsFoundByItsName(String name) {
        assertThat(EngineFinder.create(name, EngineSettings.DEFAULT)).isInstanceOf(DfpnEngine.class);
    }

    @Test
    void unknownEngineIsToldWithTheKnownOnes() {
        assertThatThrownBy(() -> EngineFinder.create("dfpnr", EngineSettings.DEFAULT))
                .isInstanceOf(MissingEngineException.class)
                .hasMessageMatching("engine 'dfpnr' is unknown; engines on the class path: \\[.*dfpn, dfpn-r.*]");
    }

    @Test
    void tooManyThreadsAreRefused() {
        assertThatThrownBy(() -> EngineFinder.create("dfpn-r", new EngineSettings(DfpnConfig.MOST_THREADS + 1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("threads");
    }
}
