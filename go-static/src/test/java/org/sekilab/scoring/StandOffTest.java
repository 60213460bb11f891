package org.sekilab.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sekilab.model.Color;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.statics.groups.EyeEstimator;
import org.sekilab.statics.groups.GroupFinder;
import org.sekilab.statics.groups.StaticAnalyzer;
import org.sekilab.statics.groups.StaticGroup;

/**
 * White surrounds black stones that leave White two liberties. A black stone on either liberty gives up the black block
 * with it. Source of the shapes: the theory of eye spaces.
 */
class StandOffTest {
    /** The shapes of Black after either move leave room for two eyes. White fills the points around a diagram. */
    static List<String> roomsForTwoEyes() {
        String fourInARow = ". X X X .";
        String fourInABentRow = """
                . O O
                X O O
                X X .
                """;
        String twoPairs = """
                . X O O
                O X X .
                """;
        String fiveInARow = ". X X X X .";
        String sixInARectangle = """
                . O
                X .
                X X
                X X
                """;
        String seven = """
                O X O O
                X X X .
                X X O O
                . O O O
                """;
        return List.of(fourInARow, fourInABentRow, twoPairs, fiveInARow, sixInARectangle, seven);
    }

    /** At least one of both moves leaves a shape with at most one vital point. */
    static List<String> roomsForOneEye() {
        String two = ". X .";
        String three = ". X X .";
        String pyramid = """
                O . O O
                X X X .
                """;
        String square = """
                . O
                X .
                X X
                """;
        String cross = """
                O . O O
                X X X .
                O X O O
                """;
        String bulkyFive = """
                X O O
                X . O
                X X .
                """;
        String rabbitySix = """
                O X O O
                X X X .
                . X O O
                """;
        return List.of(two, three, pyramid, square, cross, bulkyFive, rabbitySix);
    }

    @ParameterizedTest
    @MethodSource("roomsForTwoEyes")
    void groupIsProtectedIfEachMoveLeavesRoomForTwoEyes(String room) {
        assertThat(isWhiteProtected(surrounded(room))).isTrue();
    }

    @ParameterizedTest
    @MethodSource("roomsForOneEye")
    void groupIsNotProtectedIfAMoveLeavesRoomForOneEye(String room) {
        assertThat(isWhiteProtected(surrounded(room))).isFalse();
    }

    /** Black can make four stones in a row or in an angle, and has two liberties then. */
    @Test
    void moveThatLeavesTwoLibertiesIsNotTooDear() {
        assertThat(isWhiteProtected(surrounded("""
                . X X X .
                O . O O O
                """))).isFalse();
    }

    /** Black captures A1 by A2. */
    @Test
    void moveThatCapturesIsNotTooDear() {
        assertThat(isWhiteProtected("""
                O O O O O O O
                . X X X O . O
                O X O O O O O
                """)).isFalse();
    }

    /** Black may play in neither eye, so there is nothing that Black would fear. */
    @Test
    void eyesAloneAreNoStandOff() {
        assertThat(isWhiteProtected(surrounded(". O ."))).isFalse();
    }

    private static String surrounded(String room) {
        int width = room.lines().findFirst().orElseThrow().replace(" ", "").length();
        String wall = "O".repeat(width + 2) + "\n";
        return wall + room.lines().map(row -> "O" + row + "O\n").collect(Collectors.joining()) + wall;
    }

    private static boolean isWhiteProtected(String diagram) {
        Position position = Diagram.parse(diagram);
        int stone = position.geometry().area() - 1;
        StaticGroup group = new StaticAnalyzer(GroupFinder.STATIC, EyeEstimator.SEMI_JOINTS)
                .analyze(position).groups(Color.WHITE).stream()
                        .filter(white -> white.stones().contains(stone))
                        .findFirst()
                        .orElseThrow();
        return new StandOff(position).protects(group);
    }
}
