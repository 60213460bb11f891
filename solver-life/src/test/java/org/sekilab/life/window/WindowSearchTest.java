package org.sekilab.life.window;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;

/** Positions whose answers are known. T is the essential block, X and O are other stones, # is beyond the window. */
class WindowSearchTest {
    @ParameterizedTest
    @CsvSource({
        "two eyes, attacker, #####/TTTTT/T.T.T/TTTTT",
        "straight four, attacker, ######/TTTTTT/T....T/TTTTTT",
        "bent four, attacker, #####/TTTTT/T..TT/TT..T/TTTTT",
        "rectangular six, attacker, #####/TTTTT/T...T/T...T/TTTTT",
        "straight three, defender, #####/TTTTT/T...T/TTTTT",
        "bulky five, defender, #####/TTTTT/TT..T/T...T/TTTTT",
        "pyramid four, defender, #####/TTTTT/TT.TT/T...T/TTTTT",
        "seven on the second line, defender, #########/#OOOOOOO#/OTTTTTTTO/O.......O",
        "eight on the second line, attacker, ##########/#OOOOOOOO#/OTTTTTTTTO/O........O"
    })
    void livesAndLivesOnTheZoneAlone(String name, String first, String rows) {
        Color mover = first.equals("defender") ? Color.BLACK : Color.WHITE;
        WindowSetup setup = WindowSetup.parse(rows);
        WindowSearch search = setup.search(setup.window(), mover);
        assertTrue(WindowSetup.isWonAtSomeLevel(search), name);
        PointSet zone = setup.shape(setup.window()).pointsOf(search.zone());
        assertTrue(WindowSetup.isWonAtSomeLevel(setup.search(zone, mover)), () -> name + " on the zone " + zone);
    }

    @ParameterizedTest
    @CsvSource({
        "straight three, attacker, #####/TTTTT/T...T/TTTTT",
        "bulky five, attacker, #####/TTTTT/TT..T/T...T/TTTTT",
        "pyramid four, attacker, #####/TTTTT/TT.TT/T...T/TTTTT",
        "square four, defender, ####/TTTT/T..T/T..T/TTTT",
        "seven on the second line, attacker, #########/#OOOOOOO#/OTTTTTTTO/O.......O",
        "six on the second line, defender, ########/#OOOOOO#/OTTTTTTO/O......O",
        "one eye, defender, ###/TTT/T.T/TTT"
    })
    void findsNoLifeInDeadShapes(String name, String first, String rows) {
        Color mover = first.equals("defender") ? Color.BLACK : Color.WHITE;
        WindowSetup setup = WindowSetup.parse(rows);
        assertFalse(WindowSetup.isWonAtSomeLevel(setup.search(setup.window(), mover)), name);
    }

    @Test
    void aStateThatIsHopelessAtALowLevelIsWonAtAHigherOne() {
        WindowSetup setup = WindowSetup.parse("##########/#OOOOOOOO#/OTTTTTTTTO/O........O");
        WindowSearch search = setup.search(setup.window(), Color.WHITE);
        assertFalse(search.isWon());
        assertTrue(search.isHopeless());
        assertTrue(search.raiseLevel());
        assertTrue(WindowSetup.isWonAtSomeLevel(search));
    }
}
