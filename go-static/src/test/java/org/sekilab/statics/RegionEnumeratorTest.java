package org.sekilab.statics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.statics.enumeration.LocalGame;
import org.sekilab.statics.enumeration.RegionEnumerator;
import org.sekilab.statics.enumeration.Truth;
import org.sekilab.statics.enumeration.Value;

/** The enumerator agrees with an independent one on values, best moves, and the number of states. */
class RegionEnumeratorTest {
    private static final int FEW_STATES = 20_000;

    @Test
    void agreesWithTheOracleOnItsSmallerProblems() {
        assertThat(checkProblems(0, FEW_STATES)).isEqualTo(1_017);
    }

    @Test
    @Tag("slow")
    void agreesWithTheOracleOnItsLargerProblems() {
        assertThat(checkProblems(FEW_STATES, Integer.MAX_VALUE)).isEqualTo(417);
    }

    /** Three points in a row with a white stone in the middle: Black is dead, but captures that stone first. */
    @Test
    void raceIsWonByACaptureThatDoesNotSaveTheBlock() {
        Position position = Diagram.parse("""
                O O O O O
                X X X X O
                . O . X O
                """);
        Geometry geometry = position.geometry();
        PointSet active = PointSet.of(geometry, GtpPoints.parseList(geometry, "A1 B1 C1"));
        PointSet none = new PointSet(geometry);
        LocalGame game = new LocalGame(position, Color.BLACK, active, position.black(), none);
        PointSet stone = PointSet.of(geometry, GtpPoints.parse(geometry, "B1"));
        assertThat(RegionEnumerator.solve(game, FEW_STATES).orElseThrow().attackerFirst())
                .isEqualTo(Value.UNSAFE);
        assertThat(RegionEnumerator.solveRace(game, stone, FEW_STATES)
                        .orElseThrow()
                        .attackerFirst())
                .isEqualTo(Value.SAFE);
    }

    private static int checkProblems(int minStates, int endStates) {
        int count = 0;
        for (OracleProblem problem : OracleProblem.all()) {
            Truth truth = problem.truth();
            if (truth.states() >= minStates && truth.states() < endStates) {
                assertThat(RegionEnumerator.solve(problem.game(), endStates))
                        .as("problem %d", problem.index())
                        .isEqualTo(Optional.of(truth));
                assertThat(problem.game().territory().size()).isEqualTo(problem.size());
                count++;
            }
        }
        return count;
    }
}
