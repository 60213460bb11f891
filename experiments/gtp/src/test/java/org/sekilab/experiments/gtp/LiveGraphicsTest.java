package org.sekilab.experiments.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.experiments.gtp.protocol.LiveGraphics;
import org.sekilab.scoring.Ruleset;

/** The marks on GoGui's board while commands search. */
class LiveGraphicsTest {
    private static final int NODES = 140_000; // two reports from a search
    private static final String TEXT = "TEXT nodes \\d+, depth \\d+, \\d+ nodes/s\n";

    private final List<String> events = new CopyOnWriteArrayList<>();
    private final GtpEngine engine =
            TestEngines.withNodes(NODES, new GtpOptions(Path.of(""), Ruleset.JAPANESE, new LiveGraphics(events::add)));

    /** Two blocks in a large empty area, which no search decides soon. */
    @ParameterizedTest
    @CsvSource({"analyze_semeai E5 F5", "sekilab-semeai E5 F5"})
    void racesShowBothBlocks(String command) {
        engine.answer("boardsize 9");
        engine.answer("set_position b E5 b E4 w F5 w F4 w F3");
        assertThat(engine.answer(command)).startsWith("=");
        assertPictures("SQUARE E4 E5\nTRIANGLE F3 F4 F5\n");
    }

    /** Two white stones in a black ring around 49 points. */
    @ParameterizedTest
    @CsvSource({"owl_attack C4", "owl_defend C4", "dragon_status C4"})
    void fightsShowTheBlock(String command) {
        StringBuilder ring = new StringBuilder("set_position w C4 w C5");
        for (int i = 2; i <= 9; i++) {
            ring.append(" b A%d b J%d".formatted(i, i));
        }
        for (char column : "BCDEFGH".toCharArray()) {
            ring.append(" b %c1 b %c9".formatted(column, column));
        }
        engine.answer("boardsize 9");
        engine.answer(ring.toString());
        assertThat(engine.answer(command)).startsWith("=");
        assertPictures("SQUARE C4 C5\n");
    }

    @Test
    void nothingIsDrawnByCommandsThatDoNotSearch() {
        engine.answer("play b C3");
        engine.answer("showboard");
        assertThat(events).isEmpty();
    }

    /** Other events tell of searches of the whole board. */
    private void assertPictures(String picture) {
        assertThat(events).anyMatch(event -> event.matches("gogui-gfx:\n" + picture + TEXT));
        assertThat(events).last().isEqualTo("gogui-gfx: CLEAR");
    }
}
