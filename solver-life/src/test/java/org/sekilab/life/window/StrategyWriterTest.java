package org.sekilab.life.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;

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
}
