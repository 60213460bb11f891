package org.sekilab.safety.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.sekilab.search.Limits;

class SafetyConfigTest {
    @Test
    void longSearchesGiveUpLater() {
        int ofASecond = mostProof(Duration.ofSeconds(1), Long.MAX_VALUE);

        assertThat(mostProof(Duration.ofMillis(100), Long.MAX_VALUE)).isEqualTo(ofASecond);
        assertThat(mostProof(Duration.ofSeconds(10), Long.MAX_VALUE)).isEqualTo(10 * ofASecond);
        assertThat(mostProof(Duration.ofMinutes(20), 20_000)).isEqualTo(ofASecond);
        assertThat(mostProof(Duration.ofMinutes(20), 3_000_000)).isEqualTo(3 * ofASecond);
        assertThat(mostProof(Duration.ofDays(10_000), Long.MAX_VALUE)).isEqualTo(Integer.MAX_VALUE);
    }

    @Test
    void noSearchGivesUpEarlyWithoutTheFeature() {
        assertThat(SafetyConfig.of(Preset.M7).stages())
                .allMatch(stage -> stage.limits().maxProof() == Integer.MAX_VALUE);
    }

    private static int mostProof(Duration time, long nodes) {
        Limits limits = Limits.DEFAULT.withTime(time).withMaxNodes(nodes);
        return SafetyConfig.of(Preset.BEST)
                .with(limits)
                .stages()
                .get(0)
                .limits()
                .maxProof();
    }
}
