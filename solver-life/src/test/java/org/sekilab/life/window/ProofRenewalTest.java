package org.sekilab.life.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;

/** Seven stones on the second line live by a move. */
class ProofRenewalTest {
    private final WindowSetup seven = WindowSetup.parse("#########/#OOOOOOO#/OTTTTTTTO/O.......O");
    private final WindowSearch search = seven.search(seven.window(), Color.BLACK);
    private final ProofRenewal renewal = new ProofRenewal(search);
    private final int pass = search.board().shape().size();

    @Test
    void findsAMoveWithoutWhatTheTableHas() {
        search.storeWon(search.board().shape().all(), pass);
        assertEquals(pass, search.winningMove(0));
        assertTrue(renewal.begin());
        assertFalse(renewal.begin(), "one at a time");
        int move = renewal.winningMove(0);
        assertTrue(move >= 0 && move < pass);
        renewal.end();
        assertEquals(pass, search.winningMove(0));
    }

    @Test
    void usesWhatIsWrittenDown() {
        renewal.note(0b1, pass);
        assertTrue(renewal.begin());
        assertEquals(pass, renewal.winningMove(0));
        renewal.end();
    }

    @Test
    void allowsANumberOfRenewals() {
        int count = 0;
        while (renewal.begin()) {
            renewal.end();
            count++;
        }
        assertEquals(64, count);
    }
}
