package org.sekilab.search.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.sekilab.search.EngineFinder;
import org.sekilab.search.EngineSettings;

/** The alpha-beta engine is found by its name. */
class AlphaBetaProviderTest {
    @Test
    void engineIsFoundByItsName() {
        assertThat(EngineFinder.create("alphabeta", EngineSettings.DEFAULT)).isInstanceOf(AlphaBetaEngine.class);
    }

    @Test
    void otherNameIsRefused() {
        assertThatThrownBy(() -> new AlphaBetaProvider().create("alpha-beta", EngineSettings.DEFAULT))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
