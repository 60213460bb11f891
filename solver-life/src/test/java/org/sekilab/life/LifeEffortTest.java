package org.sekilab.life;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;
import org.sekilab.search.SearchListener;

class LifeEffortTest {
    @Test
    void aTurnEndsAndTheNextOneGoesOn() {
        LifeEffort effort = new LifeEffort(Limits.DEFAULT, SearchListener.NONE);
        effort.beginTurn(2);
        effort.count();
        assertFalse(effort.isOver());
        effort.count();
        assertTrue(effort.isOver());
        assertEquals(Limit.NONE, effort.limit());
        effort.endTurn();
        assertFalse(effort.isOver());
    }

    @Test
    void theLimitOfNodesEndsAllTurns() {
        LifeEffort effort = new LifeEffort(Limits.DEFAULT.withMaxNodes(3), SearchListener.NONE);
        for (int i = 0; i < 3; i++) {
            effort.count();
        }
        assertTrue(effort.isOver());
        assertEquals(Limit.NODES, effort.limit());
        assertEquals(3, effort.statistics().nodes());
    }
}
