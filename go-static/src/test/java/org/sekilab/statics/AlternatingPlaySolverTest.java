package org.sekilab.statics;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.proof.SafetyMap;
import org.sekilab.proof.SafetyMethod;
import org.sekilab.proof.SafetySolver;

/** Safety under alternating play on shapes with a well-known status, and on those of [M97] and [NM04]. */
class AlternatingPlaySolverTest {
    private static final SafetySolver SOLVER = new AlternatingPlaySolver(new FloodRegionFinder());

    /** Eye spaces in one block: white moves first and cannot keep black from two eyes. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "X X X X X X\nX . . . . X\nX X X X X X", // straight four
                "X X X X X\nX . . X X\nX X . . X\nX X X X X", // z four
                "X X X X\nX . . X\nX . X X\nX . X X\nX X X X", // bent four
                "X X X X X X X\nX . . . . . X\nX X X X X X X", // straight five
                "X X X X X\nX . . . X\nX . X X X\nX . X X X\nX X X X X" // bent five
            })
    void eyeSpaceThatCannotBeReducedToOneEyeIsTerritory(String diagram) {
        Position position = Diagram.parse(diagram);
        SafetyMap safety = SOLVER.solve(position);
        assertThat(safety.safePoints(Color.BLACK).size())
                .isEqualTo(position.geometry().area());
    }

    /** Eye spaces in one block where white takes the vital point, or a square of four. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "X X X\nX . X\nX X X", // one point
                "X X X X\nX . . X\nX X X X", // two
                "X X X X X\nX . . . X\nX X X X X", // straight three
                "X X X X\nX . . X\nX . X X\nX X X X", // bent three
                "X X X X\nX . . X\nX . . X\nX X X X", // square four
                "X X X X X\nX . . . X\nX X . X X\nX X X X X", // t four
                "X X X X X\nX . . . X\nX . . X X\nX X X X X", // bulky five
                "X X X X X\nX X . X X\nX . . . X\nX X . X X\nX X X X X", // crossed five
                "X X X X X\nX . . X X\nX . . . X\nX X . X X\nX X X X X" // rabbity six
            })
    void eyeSpaceThatWhiteCanReduceToOneEyeIsNotSafe(String diagram) {
        assertThat(SOLVER.solve(Diagram.parse(diagram)).safePoints(Color.BLACK).toArray())
                .isEmpty();
    }

    /** D3 and D4 are liberties of both blocks. Black gets one of them, and then both blocks have two eyes. */
    @Test
    void blocksJoinedByTwoCommonLibertiesLiveByTheEyesOfBoth() {
        SafetyMap safety = solve("""
                . X O O O X .
                X X O O O X X
                O X X . X X O
                O O X . X O O
                O O O O O O O
                . O . O O O O
                """);
        assertThat(safety.isAlive(blockAt(safety, Color.BLACK, "B5"))).isTrue();
        assertThat(safety.isAlive(blockAt(safety, Color.BLACK, "F5"))).isTrue();
        assertThat(safety.methodAt(GtpPoints.parse(safety.position().geometry(), "B5")))
                .contains(SafetyMethod.STATIC);
    }

    /** With one common liberty, white cuts, and each side has one eye. */
    @Test
    void blocksWithOneCommonLibertyAreNotJoined() {
        SafetyMap safety = solve("""
                . X O O O X .
                X X O O O X X
                O X X . X X O
                O O X O X O O
                O O O O O O O
                . O . O O O O
                """);
        assertThat(safety.regionMap(Color.BLACK).blocks()).noneMatch(safety::isAlive);
    }

    /** The area is closed by blocks that live elsewhere, and they touch every point of it: [NM04] 2.2. */
    @Test
    void attackerStonesInAClosedAreaWithoutEyePointsAreDead() {
        SafetyMap safety = solve("""
                X . X . . . X . X
                . X X . O . X X .
                X X X . . . X X X
                X X X X X X X X X
                """);
        assertThat(safety.isDead(blockAt(safety, Color.WHITE, "E3"))).isTrue();
        assertThat(safety.methodAt(GtpPoints.parse(safety.position().geometry(), "E4")))
                .contains(SafetyMethod.ENCLOSED);
    }

    /** A board with room for two eyes is not territory of either side. */
    @Test
    void closedAreaWithRoomToLiveIsNotTerritory() {
        SafetyMap safety = solve("""
                X . X . . . . . . . X . X
                . X X . . . . . . . X X .
                X X X . . . . . . . X X X
                X X X . . . . . . . X X X
                X X X . . . . . . . X X X
                X X X X X X X X X X X X X
                """);
        assertThat(safety.safePoints(Color.BLACK)
                        .contains(GtpPoints.parse(safety.position().geometry(), "G5")))
                .isFalse();
        assertThat(safety.isAlive(blockAt(safety, Color.BLACK, "A1"))).isTrue();
    }

    /** E2 and F1 are liberties of the alive block and of the stone. Black gets one of them. */
    @Test
    void stoneWithTwoLibertiesInCommonWithAnAliveBlockIsAlive() {
        SafetyMap safety = solve("""
                . X . X O O O . O
                X X X X . . O O O
                X X X X . X . O .
                X X X X X . O O O
                """);
        assertThat(safety.isAlive(blockAt(safety, Color.BLACK, "F2"))).isTrue();
    }

    /** After white E2 black would need E1 and F1. */
    @Test
    void stoneWithOneLibertyInCommonWithAnAliveBlockIsNotSafe() {
        SafetyMap safety = solve("""
                . X . X O O O . O
                X X X X . . O O O
                X X X X . X . O .
                X X X X . . O O O
                """);
        assertThat(safety.isAlive(blockAt(safety, Color.BLACK, "A1"))).isTrue();
        assertThat(safety.isAlive(blockAt(safety, Color.BLACK, "F2"))).isFalse();
    }

    private static Block blockAt(SafetyMap safety, Color color, String point) {
        int index = safety.regionMap(color)
                .blockIndexAt(GtpPoints.parse(safety.position().geometry(), point));
        return safety.regionMap(color).blocks().get(index);
    }

    private static SafetyMap solve(String diagram) {
        return SOLVER.solve(Diagram.parse(diagram));
    }
}
