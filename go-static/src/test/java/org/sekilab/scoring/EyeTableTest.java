package org.sekilab.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;

/** Boundary lengths and eyes of empty shapes. The table is that of [AP], "Eye Counting with the Boundary Length". */
class EyeTableTest {
    /**
     * Shapes by rows, a digit for each point. They lie in the middle of black stones and then in a corner, with the
     * same count.
     */
    @ParameterizedTest
    @CsvSource({
        "1, 4, ONE",
        "11, 6, ONE",
        "11/10, 7, ONE_AND_A_HALF",
        "111, 8, ONE_AND_A_HALF",
        "11/11, 8, ONE",
        "110/011, 8, TWO",
        "111/010, 8, ONE_AND_A_HALF",
        "010/111/010, 8, ONE_AND_A_HALF",
        "111/100, 9, TWO",
        "1111, 10, TWO",
        "11/11/10, 9, ONE_AND_A_HALF",
        "110/111/010, 9, ONE_AND_A_HALF",
        "110/010/011, 10, TWO",
        "111/111, 10, TWO",
        "111/101/111, 13, TWO",
    })
    void countsTheStonesAroundAsIfTheBoardHadStonesAround(String shape, int length, Eyes eyes) {
        String[] rows = shape.split("/");
        for (int margin = 0; margin <= 1; margin++) {
            PointSet points = new PointSet(Geometry.of(6, 6));
            for (int row = 0; row < rows.length; row++) {
                for (int column = 0; column < rows[row].length(); column++) {
                    if (rows[row].charAt(column) == '1') {
                        points.add(points.geometry().point(column + margin, row + margin));
                    }
                }
            }
            assertEyes(points, length, eyes);
        }
    }

    private static void assertEyes(PointSet empties, int length, Eyes eyes) {
        PointSet none = new PointSet(empties.geometry());
        ScoringBoard board = new ScoringBoard(Position.of(empties.copy().complement(), none, Color.BLACK));
        EmptyRegions regions = new EmptyRegions(board);
        EyeTable table = new EyeTable(board, regions);
        assertThat(regions.count()).isEqualTo(1);
        assertThat(table.boundaryLength(0)).as("%s", empties).isEqualTo(length);
        assertThat(table.eyes(0)).as("%s", empties).isEqualTo(eyes);
        assertThat(regions.at(empties.first())).isZero();
        assertThat(regions.at(empties.copy().complement().first())).isEqualTo(EmptyRegions.NONE);
    }
}
