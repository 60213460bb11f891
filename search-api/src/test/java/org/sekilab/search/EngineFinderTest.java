package org.sekilab.search;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EngineFinderTest {
    @Test
    void unknownEngineIsAnErrorThatNamesIt() {
        assertThatThrownBy(() -> EngineFinder.create("no-such-engine", EngineSettings.DEFAULT))
                .isInstanceOf(MissingEngineException.class)
                .hasMessageStartingWith("engine 'no-such-engine' is unknown; engines on the class path: [");
    }

    /** No engine is on the class path of this module. */
    @ParameterizedTest
    @CsvSource({
        "dfpn, sekilab-search-dfpn",
        "dfpn-r, sekilab-search-dfpn",
        "dfpn-tree, sekilab-search-dfpn",
        "alphabeta, sekilab-search-alphabeta"
    })
    void missingEngineIsAnErrorThatNamesItsArtifact(String engine, String artifact) {
        assertThatThrownBy(() -> EngineFinder.create(engine, EngineSettings.DEFAULT))
                .isInstanceOf(MissingEngineException.class)
                .hasMessage("engine '%s' is not on the class path; add the artifact org.sekilab:%s", engine, artifact);
    }
}
