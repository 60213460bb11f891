package org.sekilab.life.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class LevelsTest {
    @Test
    void levelsGrowUntilNothingIsBounded() {
        int level = Levels.FIRST;
        for (int steps = 0; level != Levels.UNBOUNDED; steps++) {
            assertTrue(steps < 15);
            assertTrue(Levels.next(level) > level);
            level = Levels.next(level);
        }
        assertFalse(Levels.isNear(Levels.UNBOUNDED));
    }

    @Test
    void eachPassLeadsToALevelWithTheSameMovesAndThenToTheLastOne() {
        for (int level = Levels.FIRST; level != Levels.UNBOUNDED; level = Levels.next(level)) {
            int rest = level;
            while (!Levels.isLast(rest)) {
                assertEquals(Levels.isNear(level), Levels.isNear(Levels.afterPass(rest)));
                rest = Levels.afterPass(rest);
            }
            assertEquals(Levels.last(level), rest);
        }
    }

    @Test
    void withoutABoundEachPassLeavesAllPasses() {
        assertEquals(Levels.UNBOUNDED, Levels.afterPass(Levels.UNBOUNDED));
    }

    @Test
    void hopelessWithMorePassesAndMoreMovesIsHopelessWithFewer() {
        int near = Levels.FIRST;
        int wide = Levels.FIRST + 1;
        assertTrue(Levels.covers(near, near));
        assertTrue(Levels.covers(wide, near));
        assertTrue(Levels.covers(Levels.UNBOUNDED, near));
        assertFalse(Levels.covers(near, wide));
        assertFalse(Levels.covers(near, Levels.last(wide)), "with fewer passes, but moves that were left out");
        assertFalse(Levels.covers(Levels.afterPass(near), near));
    }
}
