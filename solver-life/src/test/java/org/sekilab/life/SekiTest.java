package org.sekilab.life;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.life.settings.LifeConfig;
import org.sekilab.life.settings.LifeFeature;
import org.sekilab.model.Color;
import org.sekilab.search.Limits;
import org.sekilab.search.SearchListener;

/** Stones that live in seki only, and stones that only look so. The defender is black, and the wall around lives. */
class SekiTest {
    private static final Limits LIMITS = Limits.DEFAULT.withMaxNodes(400_000).withTableBytes(1 << 26);
    private static final String THREE_IN_FIVE = ".O.O..../OOOOOOO./XXXXXXO./.OOO.XO.";

    private static final String EYE_AGAINST_EYE = ".O.O..../OOOOOOO./XXXXXXO./OOXXXXO./.O.X.XO.";

    @ParameterizedTest
    @CsvSource({
        "two shared liberties, " + THREE_IN_FIVE + ", SEKI, SEKI",
        "eye against eye, " + EYE_AGAINST_EYE + ", SEKI, SEKI",
        "two stones in five that become three, .O.O..../OOOOOOO./XXXXXXO./.OO..XO., SEKI, ALIVE",
        "two stones in four, ......./OOOOOO./XXXXXO./.OO.XO., DEAD, DEAD",
        "one stone in five, .O.O..../OOOOOOO./XXXXXXO./..O..XO., ALIVE, ALIVE",
        "a bent four in the corner, ......./......./OOOOO../XXXOO../.XXXO../...XO.., KO, ALIVE"
    })
    void sekiIsToldFromLifeDeathAndKo(String name, String rows, LifeVerdict ifAttacked, LifeVerdict ifDefended) {
        assertEquals(ifAttacked, solve(problem(rows, Color.WHITE)).verdict(), name);
        assertEquals(ifDefended, solve(problem(rows, Color.BLACK)).verdict(), name);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7})
    void aSekiIsASekiFromEachSideAndForEachColor(int symmetry) {
        LifeResult result = solve(LifeShapes.swapped(THREE_IN_FIVE, symmetry));
        assertEquals(LifeVerdict.SEKI, result.verdict());
        assertEquals(2, result.proofs().size());
        assertTrue(result.proofs().get(0).claim().startsWith("life live white first black ko black"));
        assertTrue(result.proofs().get(1).claim().startsWith("life prevent black first black ko white"));
    }

    @Test
    void aSekiIsAliveForThoseThatOnlyAskWhetherItLives() {
        LifeProblem problem = problem(THREE_IN_FIVE, Color.WHITE);
        assertEquals(
                LifeVerdict.ALIVE,
                Life.best().with(LIMITS).decide(problem, SearchListener.NONE).verdict());
    }

    /** After a pass of the attacker these stones have no two eyes, so null moves do not help. */
    @ParameterizedTest
    @ValueSource(strings = {THREE_IN_FIVE, EYE_AGAINST_EYE})
    void aSearchWithoutNullMovesFindsASekiWithFewerNodes(String rows) {
        LifeProblem problem = problem(rows, Color.WHITE);
        long without = nodes(problem, LifeConfig.DEFAULT.without(LifeFeature.DIRECT, LifeFeature.KILL));
        long with = nodes(problem, LifeConfig.DEFAULT.without(LifeFeature.KILL));
        assertTrue(with < without, () -> "%d nodes with it, %d without".formatted(with, without));
    }

    private static long nodes(LifeProblem problem, LifeConfig config) {
        LifeResult result = Life.best().with(LIMITS).with(config).solve(problem);
        assertEquals(LifeVerdict.ALIVE, result.verdict());
        return result.statistics().nodes();
    }

    private static LifeResult solve(LifeProblem problem) {
        return Life.best().with(LIMITS).solve(problem);
    }

    private static LifeProblem problem(String rows, Color first) {
        return LifeShapes.problem(LifeShapes.position(rows), first);
    }
}
