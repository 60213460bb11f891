package org.sekilab.statics.euler;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;

/**
 * The table of Euler numbers: the paper's figures, and the changes that each pattern makes to the counts of links and
 * loops.
 */
class EulerNumbersTest {
    private static final Geometry FIVE = Geometry.of(5, 5);

    /** Patterns that fit the numbers of [N05] figure 5. The stone is played at the middle point. */
    @ParameterizedTest
    @CsvSource({
        ".X. X.X .X., -1", // (a) an eye is filled
        "XXX X.. X.., 0", // (b) along a wall
        "... X.X ..., 1", // (c) between two stones
        "..X X.. ..., 1", // (d) a stone and a diagonal one
        "X.. ... ..X, 1", // (e) two diagonal ones
        "X.X ... .X., 2", // (f)
        "X.X ... X.X, 3", // (g)
        ".X. X.. ..., 0", // stones that are linked already
        "XX. X.. ..., 0",
        "... ... ..., 0"
    })
    void numbersInTheMiddleAreThoseOfTheFigures(String pattern, int number) {
        assertThat(numberAt(pattern.replace(' ', '\n'), 1, 1)).isEqualTo(number);
    }

    /**
     * [N05] figure 6 (a) to (e): the stone is played at the middle of the lowest row. The group has a stone on the edge
     * elsewhere.
     */
    @ParameterizedTest
    @CsvSource({
        "..... .X... .X..X, 0", // (a) beside a stone on the edge
        "..... .X... ....X, 1", // (b) below and beside: a region by a diagonal link
        "..... ..X.. ....X, 1", // (c) below a stone
        "..... ...X. .X..X, 1", // (d) beside a stone and a diagonal one
        "..... .X.X. ....X, 2" // (e) between two diagonal ones
    })
    void numbersOnTheEdgeAreThoseOfTheFigures(String rows, int number) {
        StoneSet stones = stones(rows.replace(' ', '\n'));
        assertThat(stones.eulerNumber(stones.geometry().point(2, 0))).isEqualTo(number);
    }

    /** "The pattern (c) represents that the change is one, if the group is earthed, and zero otherwise." */
    @Test
    void firstStoneOnTheEdgeEnclosesNothing() {
        StoneSet stones = stones("""
                .....
                ..X..
                .....
                """);
        assertThat(stones.eulerNumber(stones.geometry().point(2, 0))).isZero();
    }

    /** [N05] figure 6 (f), (g): the lower left corner. */
    @ParameterizedTest
    @CsvSource({
        "..... X.... ....X, 0", // (f) a stone beside it
        "..... .X... ....X, 1", // (g) a diagonal one
        "..... X.... .X..X, -1"
    })
    void numbersInTheCornerAreThoseOfTheFigures(String rows, int number) {
        assertThat(stones(rows.replace(' ', '\n')).eulerNumber(0)).isEqualTo(number);
    }

    /** E(p) = n' - L' - 1: new links minus new loops and the stone itself, for any stones to link. */
    @Test
    void everyPatternChangesTheRegionsByItsNumber() {
        Geometry geometry = Geometry.of(7, 6);
        Surroundings surroundings = Surroundings.of(geometry);
        int patterns = 0;
        for (int point : new int[] {0, 2, 6, 14, 16, 20, 35, 38, 41}) {
            int earth = surroundings.earth(point);
            for (int pattern = 1; pattern <= 0xFF; pattern++) {
                if ((pattern & earth) == 0) {
                    PointSet without = PointSet.of(geometry, geometry.point(4, 3)); // links nothing here
                    if (earth != 0) {
                        without.add(point < 21 ? geometry.point(4, 5) : geometry.point(4, 0)); // earthed elsewhere
                    }
                    for (int i = 0; i < EulerNumbers.NEIGHBORS; i++) {
                        if ((pattern >>> i & 1) != 0) {
                            without.add(surroundings.neighbor(point, i));
                        }
                    }
                    int change = LinkCount.of(without.copy().add(point)).regions()
                            - LinkCount.of(without).regions();
                    assertThat(EulerNumbers.number(pattern | earth))
                            .as("pattern %s at %s", Integer.toBinaryString(pattern), geometry.name(point))
                            .isEqualTo(change);
                    patterns++;
                }
            }
        }
        assertThat(patterns).isEqualTo(255 + 4 * 31 + 4 * 7);
    }

    private static int numberAt(String threeRows, int column, int row) {
        Position position = Diagram.parse(threeRows);
        Surroundings surroundings = Surroundings.of(FIVE);
        int pattern = 0;
        for (int i = 0; i < EulerNumbers.NEIGHBORS; i++) {
            int neighbor = surroundings.neighbor(FIVE.point(2, 2), i);
            int there = position.geometry().point(FIVE.column(neighbor) - 2 + column, FIVE.row(neighbor) - 2 + row);
            pattern |= position.black().contains(there) ? 1 << i : 0;
        }
        return EulerNumbers.number(pattern);
    }

    private static StoneSet stones(String rows) {
        PointSet set = Diagram.parse(rows).black();
        StoneSet stones = new StoneSet(set.geometry());
        for (int point : set.toArray()) {
            stones.add(point);
        }
        return stones;
    }
}
