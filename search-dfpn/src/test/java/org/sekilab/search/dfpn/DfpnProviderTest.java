package org.sekilab.search.dfpn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.search.Engine;
import org.sekilab.search.EngineFinder;
import org.sekilab.search.EngineSettings;
import org.sekilab.search.Goal;
import org.sekilab.search.Limits;
import org.sekilab.search.MissingEngineException;
import org.sekilab.search.Outcome;
import org.sekilab.search.Result;
import org.sekilab.search.SearchListener;
import org.sekilab.search.TicTacToe;
import org.sekilab.search.dfpn.tree.TreeEngine;

/** The df-pn engines are found by their names. */
class DfpnProviderTest {
    @ParameterizedTest
    @ValueSource(strings = {"dfpn", "dfpn-r"})
    void engineIsFoundByItsName(String name) {
        assertThat(EngineFinder.create(name, EngineSettings.DEFAULT)).isInstanceOf(DfpnEngine.class);
    }

    @Test
    void treeIsFoundByItsName() {
        assertThat(EngineFinder.create("dfpn-tree", EngineSettings.DEFAULT)).isInstanceOf(TreeEngine.class);
    }

    /** The plain engine has one thread for any number. The tree allows more workers than "dfpn-r" allows threads. */
    @ParameterizedTest
    @ValueSource(strings = {"dfpn", "dfpn-tree"})
    void manyThreadsAreAllowedWhereThereIsNoSuchLimit(String name) {
        Engine engine = EngineFinder.create(name, new EngineSettings(DfpnConfig.MOST_THREADS + 1));
        Result result = engine.prove(new TicTacToe(), Goal.WIN, Limits.DEFAULT, SearchListener.NONE);
        assertThat(result.outcome()).isEqualTo(Outcome.LOSS);
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
