package org.sekilab.experiments.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.experiments.config.Keys;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Layers;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.SearchKeys;

/** White encloses two black blocks. The large one in the corner lives or can live. F2 is in atari and cannot escape. */
class EnclosedBlocksTest {
    private static final String WALL = "w A4 w B4 w C4 w D4 w E4 w F4 w G4 w G3 w G2 w G1 w F1 w E2 ";
    private static final String BLACK = "b A3 b B3 b C3 b D3 b B1 b D2 b F2 b A1 b C1 b D1";

    @ParameterizedTest
    @CsvSource({"enclosed, b B2", "open, b B2", "enclosed, ''", "open, ''"})
    void lifeOfABlockDoesNotProveThatTheBlockBesideItLives(String status, String more) {
        GtpEngine engine = engine(status);
        engine.answer("set_position " + WALL + BLACK + " " + more);
        assertThat(engine.answer("sekilab-owl F2")).contains("attack: 1 PASS, proof", "defend: 0, proof");
        assertThat(engine.answer("dragon_status F2")).isEqualTo("= dead\n\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"enclosed", "open"})
    void theOtherBlockLives(String status) {
        GtpEngine engine = engine(status);
        engine.answer("set_position " + WALL + BLACK + " b B2");
        assertThat(engine.answer("sekilab-owl A1")).contains("attack: 0, proof", "defend: 1 PASS, proof");
    }

    @ParameterizedTest
    @ValueSource(strings = {"enclosed", "open"})
    void threePointsInARowAreCritical(String status) {
        GtpEngine engine = engine(status);
        engine.answer("set_position " + WALL + BLACK);
        assertThat(engine.answer("dragon_status A1")).isEqualTo("= critical B2 B2\n\n");
    }

    private static GtpEngine engine(String status) {
        Mistakes mistakes = new Mistakes();
        Layers layers = new Layers(mistakes)
                .addOption("test", SearchKeys.REGION_TIME, "10m")
                .addOption("test", SearchKeys.REGION_NODES, "20000")
                .addOption("test", Keys.STATUS, status);
        GtpEngine engine = new GtpEngine(Laboratory.open(layers, mistakes), Path.of(""));
        engine.answer("boardsize 7");
        return engine;
    }
}
