package org.sekilab.statics.groups;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;

/** Eyes by semi-joints and Euler's formula: the figures of the paper, and shapes with a well-known status. */
class EyeEstimateTest {
    private static final int MARGIN = 3; // no stone on the second line

    /** [N05] figure 7 (a): two single semi-joints make an eye, and five in a row make another. */
    @Test
    void twoBlocksWithFiveSemiJointsAndTwoSingleOnesHaveTwoEyes() {
        StaticGroup group = inTheMiddle("....XXXXXXX XXXXX..X..X ........... XXXXX..X..X ....XXXXXXX");
        assertThat(group.blocks()).isEqualTo(2);
        assertThat(group.features().joints()).extracting(JointSet::size).containsExactlyInAnyOrder(1, 1, 5);
        assertThat(group.eyes().type()).isEqualTo("{T|T}");
        assertThat(group.eyes().halves()).isEqualTo(4);
    }

    /** [N05] figure 7 (b): "0.5 + 1.5 = 2 eyes", of one semi-joint and seven in a row. */
    @Test
    void twoBlocksWithSevenSemiJointsAndASingleOneHaveTwoEyes() {
        StaticGroup group = inTheMiddle("......XXXX XXXXXXX..X .......... XXXXXXX..X ......XXXX");
        assertThat(group.features().joints()).extracting(JointSet::size).containsExactlyInAnyOrder(1, 7);
        assertThat(group.eyes().eyes()).isEqualTo(2.0);
    }

    /** Figure 8, "1.5 effective eyes in the edge", and the proverb: on the second line six die, eight live. */
    @ParameterizedTest
    @CsvSource({"4, {O|E}", "5, {O|O}", "6, {O|O}", "7, {T|O}", "8, {T|T}", "9, {T|T}"})
    void rowOnTheSecondLineLivesWithEightStones(int stones, String type) {
        Geometry geometry = Geometry.of(15, 7);
        assertThat(typeOfRow(geometry, 3, stones)).isEqualTo(type);
    }

    /** Figure 8, and the proverb: in the corner four die, six live. */
    @ParameterizedTest
    @CsvSource({"4, {O|O}", "5, {T|O}", "6, {T|T}"})
    void rowOnTheSecondLineInTheCornerLivesWithSixStones(int stones, String type) {
        Geometry geometry = Geometry.of(15, 7);
        assertThat(typeOfRow(geometry, 0, stones)).isEqualTo(type);
    }

    private static String typeOfRow(Geometry geometry, int from, int stones) {
        PointSet row = new PointSet(geometry);
        for (int column = from; column < from + stones; column++) {
            row.add(geometry.point(column, 1));
        }
        Position position = Position.of(row, new PointSet(geometry), Color.BLACK);
        return Groups.groupAt(position, geometry.name(row.first())).eyes().type();
    }

    /**
     * "Each of which is equivalent to a link to the earth": two links give one region, because the first encloses
     * nothing.
     */
    @ParameterizedTest
    @CsvSource({"XXXXXX XX..XX, {O|O}", "XXXXXX XX...., {E|E}"})
    void twoLinksToTheEarthEncloseARegion(String rows, String type) {
        String[] lines = rows.split(" ");
        Position position = Diagram.parse("""
                ............
                ............
                ............
                ...%s...
                ...%s...
                ............
                """.formatted(lines[0], lines[1]));
        StaticGroup group = Groups.groupAt(position, "D3");
        assertThat(group.features().joints()).allMatch(set -> set.size() == 2 && set.isOnEdge());
        assertThat(group.eyes().type()).isEqualTo(type);
    }

    /** Vital points inside a region: no further eye, half an eye, or one. */
    @ParameterizedTest
    @CsvSource({
        "XXX X.X XXX, {O|O}", // one point
        "XXXX X..X XXXX, {O|O}", // two
        "XXXXX X...X XXXXX, {T|O}", // three in a row
        "XXXXXX X....X XXXXXX, {T|T}", // four in a row
        "XXXX X..X X..X XXXX, {O|O}", // a square of four
        "XXXXX X...X XX.XX XXXXX, {T|O}", // a pyramid of four
        "XXXXX X..XX XX..X XXXXX, {T|T}", // four in a zigzag
        "XXXXX X...X X..XX XXXXX, {T|O}", // bulky five
        "XXXXX XX.XX X...X XX.XX XXXXX, {T|O}", // crossed five
        "XXXXX XX..X X...X XX.XX XXXXX, {T|O}", // rabbitty six
        "XXXXX X.O.X XXXXX, {O|O}" // the vital point is taken
    })
    void enclosedShapeHasTheTypeThatPlayersKnow(String rows, String type) {
        StaticGroup group = inTheMiddle(rows);
        assertThat(group.eyes().type()).as(rows).isEqualTo(type);
        assertThat(group.features().regions()).isEqualTo(1);
        assertThat(group.enclosedRegions()).hasSize(1);
    }

    /** "Is alive, but has no semi-joint inside the region": the paper's exception. */
    @Test
    void sixPointsInTwoRowsHaveNoSemiJoint() {
        StaticGroup group = inTheMiddle("XXXXX X...X X...X XXXXX");
        assertThat(group.semiJoints().isEmpty()).isTrue();
        assertThat(group.eyes().type()).isEqualTo("{O|O}");
    }

    /** A group away from the edge. */
    private static StaticGroup inTheMiddle(String rows) {
        String[] lines = rows.split(" ");
        String margin = (".".repeat(lines[0].length() + 2 * MARGIN) + "\n").repeat(MARGIN);
        StringBuilder text = new StringBuilder(margin);
        for (String line : lines) {
            text.append(".".repeat(MARGIN)).append(line).append(".".repeat(MARGIN) + "\n");
        }
        Position position = Diagram.parse(text.append(margin).toString());
        return Groups.groupAt(
                position, position.geometry().name(position.black().first()));
    }

    /** The regions as they stand, without eyes that may come. */
    @Test
    void enclosedRegionsAreEyesByTheOtherEstimator() {
        StaticGroup group = inTheMiddle("XXXXXX X....X XXXXXX");
        assertThat(EyeEstimator.REGIONS.estimate(group.features()).type()).isEqualTo("{O|O}");
    }
}
