package org.sekilab.life.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.model.Color;
import org.sekilab.model.local.LocalBoard;

/** Answers to one move of the attacker are tried against all others. */
class AnswerSimulationTest {
    private static final long TABLE_BYTES = 1 << 20;

    /** Some answers hold, and none holds after a move that kills. */
    @ParameterizedTest
    @CsvSource({
        "straight four, true, ######/TTTTTT/T....T/TTTTTT",
        "rectangular six, true, #####/TTTTT/T...T/T...T/TTTTT",
        "seven on the second line, false, #########/#OOOOOOO#/OTTTTTTTO/O.......O",
        "eight on the second line, true, ##########/#OOOOOOOO#/OTTTTTTTTO/O........O"
    })
    void answersHoldOnlyWhereASearchWins(String name, boolean areSomeHolding, String rows) {
        WindowSetup setup = WindowSetup.parse(rows);
        LocalBoard board = setup.search(setup.window(), Color.WHITE).board();
        int holding = 0;
        int failing = 0;
        for (int move = 0; move < board.shape().size(); move++) {
            for (int other = 0; other < board.shape().size(); other++) {
                if (move != other && board.isLegal(move) && board.isLegal(other) && isWonAfter(setup, other)) {
                    boolean isHeld = areAnswersHolding(setup, move, other);
                    assertTrue(!isHeld || isWonAfter(setup, move), () -> name);
                    holding += isHeld ? 1 : 0;
                    failing += isHeld ? 0 : 1;
                }
            }
        }
        assertEquals(areSomeHolding, holding > 0, name);
        assertTrue(failing > 0, name);
    }

    /** The answer to one of the two points in the middle of a straight four is the other one. */
    @Test
    void anAnswerOnTheSamePointFails() {
        WindowSetup setup = WindowSetup.parse("######/TTTTTT/T....T/TTTTTT");
        WindowSearch search = setup.search(setup.window(), Color.WHITE);
        int[] middle = middleOf(search.board());
        assertFalse(areAnswersHolding(setup, middle[0], middle[1]));
    }

    private static int[] middleOf(LocalBoard board) {
        int[] points = board.shape().pointsOf(board.empties()).toArray();
        return new int[] {board.shape().localOf(points[1]), board.shape().localOf(points[2])};
    }

    private static boolean isWonAfter(WindowSetup setup, int move) {
        WindowSearch search = setup.search(setup.window(), Color.WHITE);
        search.play(move, 0);
        return WindowSetup.isWonAtSomeLevel(search);
    }

    /** Searches the state after one move, and tries the answers after another move. */
    private static boolean areAnswersHolding(WindowSetup setup, int move, int other) {
        WonTable table = new WonTable(TABLE_BYTES);
        WindowSearch search = setup.search(setup.window(), Color.WHITE, table);
        search.play(other, 0);
        boolean isWon = WindowSetup.isWonAtSomeLevel(search);
        search.board().undo();
        assertTrue(isWon);
        Node node = search.newNode();
        node.begin(0, search.board().keyLow(), search.game().keyHigh(), Levels.FIRST);
        int child = node.add(move);
        node.set(child, 1, 1);
        node.lastWon = other;
        new AnswerSimulation(search, table).tryAnswers(node, child, 0, false);
        return node.isWon(child);
    }
}
