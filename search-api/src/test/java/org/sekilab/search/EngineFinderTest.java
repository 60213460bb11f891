package org.sekilab.search;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class EngineFinderTest {
    @Test
    void unknownEngineIsAnErrorThatNamesIt() {
        assertThatThrownBy(() -> EngineFinder.create("no-such-engine", EngineSettings.DEFAULT))
                .isInstanceOf(MissingEngineException.class)
                .hasMessageStartingWith("engine 'no-such-engine' is unknown; engines on the class path: [");
    }
}
