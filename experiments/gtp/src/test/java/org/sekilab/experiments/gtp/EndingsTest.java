package org.sekilab.experiments.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The moves of {@code genmove} in endings with one good move. */
class EndingsTest {
    /**
     * White's block D2 to D4 has one liberty, and Black's block E2 to E4 has two. So Black wins the race even if White
     * moves first. But a black stone at F3 or F4 leaves Black one liberty, and White takes it first.
     */
    private static final String WON_RACE = """
            (;SZ[9:4]
            AB[ba][ca][ab][bb][bc][cc][ad][bd][cd][dd][ea][eb][ec]
            AW[da][db][dc][ed][fd][fc][ga][gb][gc][gd][hb][hd][ia][ib][ic][id])
            """;

    @TempDir
    private Path folder;

    private GtpEngine engine;

    @BeforeEach
    void loadRace() throws Exception {
        Files.writeString(folder.resolve("race.sgf"), WON_RACE);
        engine = TestEngines.withNodes(20_000, folder);
        assertThat(engine.answer("loadsgf race.sgf")).startsWith("=");
    }

    /** The capture at C3 keeps what is won, and then the points at F3 and F4 are free. */
    @Test
    void libertyOfAWonRaceIsNotFilled() {
        assertThat(engine.answer("reg_genmove b")).isEqualTo("= C3\n\n");
    }

    /** White cannot win the race, but the liberty at F3 or F4 forces Black to capture. */
    @Test
    void loserOfTheRaceTakesALiberty() {
        assertThat(engine.answer("reg_genmove w")).isIn("= F3\n\n", "= F4\n\n");
    }

    /** On an empty board only guesses tell what a move is worth. They end when a session interrupts its engine. */
    @Test
    void anInterruptEndsTheGuesses() {
        engine.answer("boardsize 5");
        Thread.currentThread().interrupt();
        try {
            assertThat(engine.answer("reg_genmove b")).isEqualTo("= PASS\n\n");
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
        assertThat(engine.answer("reg_genmove b")).isEqualTo("= C3\n\n");
    }
}
