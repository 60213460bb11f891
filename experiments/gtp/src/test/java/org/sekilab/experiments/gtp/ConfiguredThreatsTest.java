package org.sekilab.experiments.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.sekilab.experiments.config.Keys;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Layers;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.SearchKeys;

/** The limit of ko threats is for the command {@code region}. Status commands prove what holds with any threats. */
class ConfiguredThreatsTest {
    /** White at A3 lives by C2 only if Black finds no threat for the ko at A4. */
    @Test
    void aBlockThatLivesByAKoIsNotProvedToLive() {
        Mistakes mistakes = new Mistakes();
        Layers layers = new Layers(mistakes)
                .addOption("test", SearchKeys.REGION_TIME, "10m")
                .addOption("test", SearchKeys.REGION_NODES, "20000")
                .addOption("test", Keys.STATUS, "enclosed")
                .addAssignment("test", "safety.ko-threats=0");
        GtpEngine engine = new GtpEngine(Laboratory.open(layers, mistakes), Path.of(""));
        engine.answer("sekilab-rectangle 3 4");
        engine.answer("set_position b C3 b A2 b B2 b B1 b C1 w B4 w C4 w A3 w B3");
        assertThat(engine.answer("sekilab-owl A3")).endsWith("defend: ko C2, proof\n\n");
    }
}
