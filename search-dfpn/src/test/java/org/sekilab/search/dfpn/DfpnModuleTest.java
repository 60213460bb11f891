package org.sekilab.search.dfpn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.inject.Guice;
import com.google.inject.Key;
import com.google.inject.TypeLiteral;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.search.Engine;

class DfpnModuleTest {
    @Test
    void moduleBindsTheEnginesByName() {
        Map<String, Engine> engines = Guice.createInjector(new DfpnModule(DfpnConfig.DEFAULT))
                .getInstance(Key.get(new TypeLiteral<Map<String, Engine>>() {}));
        assertThat(engines.keySet()).containsExactly("dfpn", "dfpn-r", "dfpn-tree");
    }

    @ParameterizedTest
    @ValueSource(doubles = {-0.1, 4.1, Double.NaN})
    void epsilonIsChecked(double epsilon) {
        DfpnConfig config = DfpnConfig.DEFAULT;
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new DfpnConfig(
                        epsilon, config.counting(), config.cycles(), config.replacement(), config.secondSearch()))
                .withMessageContaining("dfpn.epsilon: " + epsilon);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new DfpnConfig(
                        config.epsilon(),
                        epsilon,
                        config.counting(),
                        config.cycles(),
                        config.replacement(),
                        config.secondSearch(),
                        config.simulation(),
                        config.threads(),
                        config.seeds(),
                        config.seed(),
                        config.zones(),
                        config.parts()))
                .withMessageContaining("dfpn.opponent-epsilon: " + epsilon);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, DfpnConfig.MOST_SEEDS + 1})
    void seedsAreChecked(int seeds) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> DfpnConfig.DEFAULT.withSeeds(seeds, 1))
                .withMessageContaining("dfpn.seeds: " + seeds);
    }
}
