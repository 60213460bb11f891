package org.sekilab.life;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.search.Limits;

/** Known shapes that do not live, or by ko only. The defender is black, and its first stone is asked for. */
class DeathTest {
    private static final Limits LIMITS = Limits.DEFAULT.withMaxNodes(400_000).withTableBytes(1 << 26);

    /** With the attacker first, this becomes a ko: the corner has fewer liberties. */
    private static final String BENT_FOUR_IN_THE_CORNER = "......./......./OOOOO../XXXOO../.XXXO../...XO..";

    @ParameterizedTest
    @CsvSource({
        "a square four, ......./......./OOOOO../OXXXO../OX..XO./OX..XO., DEAD, DEAD",
        "four on the second line in the corner, ......./......./OOOOO../XXXXO../....O.., DEAD, DEAD",
        "five on the second line in the corner, ......./......./OOOOOO./XXXXXO./.....O., DEAD, ALIVE",
        "six on the second line in the corner, ......../......../OOOOOOO./XXXXXXO./......O., ALIVE, ALIVE",
        "six in two rows in the corner without outside liberties, "
                + "......../......../OOOOO.../XXXXO.../...XO.../...XO..., DEAD, ALIVE",
        "a bent four in the corner, ......./......./OOOOO../XXXOO../.XXXO../...XO.., KO, ALIVE"
    })
    void shapesHaveTheVerdictsOfTheory(String name, String rows, LifeVerdict ifAttacked, LifeVerdict ifDefended) {
        assertEquals(ifAttacked, solve(problem(rows, Color.WHITE)).verdict(), name);
        assertEquals(ifDefended, solve(problem(rows, Color.BLACK)).verdict(), name);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7})
    void aKoIsAKoFromEachSideAndForEachColor(int symmetry) {
        LifeResult result = solve(LifeShapes.swapped(BENT_FOUR_IN_THE_CORNER, symmetry));
        assertEquals(LifeVerdict.KO, result.verdict());
        assertEquals(2, result.proofs().size());
        assertTrue(result.proofs().get(0).claim().startsWith("life live white first black ko white"));
        assertTrue(result.proofs().get(1).claim().startsWith("life kill black first black ko black"));
    }

    @Test
    void aDeadBlockHasNoMoveAndItsProofIsAboutAPartOfTheBoard() {
        LifeProblem problem = problem("......./......./OOOOO../OXXXO../OX..XO./OX..XO.", Color.BLACK);
        LifeResult result = solve(problem);
        assertEquals(LifeVerdict.DEAD, result.verdict());
        assertEquals(Points.NONE, result.move());
        assertTrue(result.proofs().get(0).zone().size() < problem.area().size());
    }

    @Test
    void oneDeadGroupOfTwoIsEnough() {
        String rows = ".X.XO../XXXXO../OOOOO../OXXXO../OX..XO./OX..XO.";
        Position position = LifeShapes.position(rows);
        Geometry geometry = position.geometry();
        LifeProblem both = new LifeProblem(
                position,
                Color.BLACK,
                Color.BLACK,
                List.of(List.of(geometry.point(1, 5)), List.of(geometry.point(1, 0))),
                PointSet.board(geometry));
        LifeResult result = solve(both);
        assertEquals(LifeVerdict.DEAD, result.verdict());
        assertTrue(result.proofs().get(0).claim().endsWith("ko black B1"));
    }

    /** The attacker's wall is not in the area, so it counts as the defender's. */
    @Test
    void theAttackerNeedsTheStonesAroundInTheArea() {
        LifeProblem problem = problem("......./......./OOOOO../OXXXO../OX..XO./OX..XO.", Color.WHITE);
        PointSet area = problem.groups().stream()
                .map(group -> PointSet.of(problem.position().geometry(), group.get(0)))
                .findFirst()
                .orElseThrow()
                .flood(problem.position().black());
        area.unite(area.exterior().intersect(problem.position().empties()));
        LifeProblem within = new LifeProblem(problem.position(), Color.BLACK, Color.WHITE, problem.groups(), area);
        assertEquals(LifeVerdict.UNKNOWN, solve(within).verdict());
    }

    private static LifeResult solve(LifeProblem problem) {
        return Life.best().with(LIMITS).solve(problem);
    }

    private static LifeProblem problem(String rows, Color first) {
        return LifeShapes.problem(LifeShapes.position(rows), first);
    }
}
