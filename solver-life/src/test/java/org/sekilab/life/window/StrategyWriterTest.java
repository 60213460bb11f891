package org.sekilab.life.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.local.LocalBoard;

/** Eight stones on the second line live, even if the attacker moves first. */
class StrategyWriterTest {
    private static final int FAILED = -1;

    private final WindowSetup setup = WindowSetup.parse("##########/#OOOOOOOO#/OTTTTTTTTO/O........O");

    private WindowSearch won() {
        WindowSearch search = setup.search(setup.window(), Color.WHITE);
        assertTrue(WindowSetup.isWonAtSomeLevel(search));
        return search;
    }

    /** The written strategy needs no more than the points that a search can win on alone. */
    @Test
    void theZoneOfTheLinesIsEnoughForASearch() {
        WindowSearch search = won();
        StrategyWriter writer = new StrategyWriter(search, 10_000);
        int root = writer.write();
        assertEquals(writer.lines().size() - 1, root);
        PointSet zone = search.board().shape().pointsOf(writer.lines().zone(root));
        assertTrue(WindowSetup.isWonAtSomeLevel(setup.search(zone, Color.WHITE)));
    }

    @Test
    void writesNoMoreLinesThanAllowed() {
        assertEquals(FAILED, new StrategyWriter(won(), 1).write());
    }

    /** A search has no strategy for a group that is dead. */
    @Test
    void writesNothingOfADeadGroup() {
        WindowSetup dead = WindowSetup.parse("#####/TTTTT/T...T/TTTTT");
        WindowSearch search = dead.search(dead.window(), Color.WHITE);
        WindowSetup.isWonAtSomeLevel(search);
        assertEquals(FAILED, new StrategyWriter(search, 10_000).write());
    }

    /**
     * Seven stones on the second line live by a move. The table says that a pass wins, as it may say of a state whose
     * proof was lost and found again: the pass then leads to states that rest on this one.
     */
    @Test
    void provesAStateAnewIfTheMoveOfTheTableLeadsNowhere() {
        WindowSetup seven = WindowSetup.parse("#########/#OOOOOOO#/OTTTTTTTO/O.......O");
        WindowSearch search = seven.search(seven.window(), Color.BLACK);
        LocalBoard board = search.board();
        int pass = board.shape().size();
        search.storeWon(board.shape().all(), pass);
        assertEquals(pass, search.winningMove(0), "the search trusts the table");
        StrategyWriter writer = new StrategyWriter(search, 10_000);
        int root = writer.write();
        assertEquals(writer.lines().size() - 1, root);
        assertTrue(writer.lines().longest(root).get(0) >= 0, "not a pass");
        PointSet zone = board.shape().pointsOf(writer.lines().zone(root));
        assertTrue(WindowSetup.isWonAtSomeLevel(seven.search(zone, Color.BLACK)));
    }

    /**
     * Pairs decide this state, and the block has liberties outside its eye space. If the defender answered a stone
     * there by a pass, the attacker could fill the others in each order: 3,440 lines.
     */
    @Test
    void settlesWhatPairsDecide() {
        WindowSetup eyeSpace =
                WindowSetup.parse("#########/#O.O.O.O#/#.TTTTT.#/#.T...TO#/#.T...T.#/#OT.X.T.#/#.T...T.#");
        WindowSearch search = eyeSpace.search(eyeSpace.window(), Color.WHITE);
        assertTrue(WindowSetup.isWonAtSomeLevel(search));
        StrategyWriter writer = new StrategyWriter(search, 1_000);
        int root = writer.write();
        assertEquals(writer.lines().size() - 1, root);
        PointSet zone = search.board().shape().pointsOf(writer.lines().zone(root));
        assertTrue(WindowSetup.isWonAtSomeLevel(eyeSpace.search(zone, Color.WHITE)));
    }
}
