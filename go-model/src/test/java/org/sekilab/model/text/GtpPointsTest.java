package org.sekilab.model.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.model.Geometry;
import org.sekilab.model.Points;

class GtpPointsTest {
    private static final Geometry NINE = Geometry.of(9, 9);
    private static final Geometry FULL = Geometry.of(19, 19);

    @Test
    void everyPointOfEverySizeReadsBackAsPrinted() {
        for (int width = Geometry.MIN_SIZE; width <= Geometry.MAX_SIZE; width++) {
            for (int height = Geometry.MIN_SIZE; height <= Geometry.MAX_SIZE; height++) {
                Geometry geometry = Geometry.of(width, height);
                for (int point = 0; point < geometry.area(); point++) {
                    String name = GtpPoints.format(geometry, point);
                    assertThat(GtpPoints.parse(geometry, name)).as(name).isEqualTo(point);
                }
            }
        }
    }

    @Test
    void columnLettersSkipI() {
        assertThat(GtpPoints.parse(NINE, "H1")).isEqualTo(7);
        assertThat(GtpPoints.parse(NINE, "J1")).isEqualTo(8);
        assertThat(GtpPoints.parse(FULL, "Q16")).isEqualTo(FULL.point(15, 15));
    }

    @Test
    void caseAndSpaceAroundMeanNothing() {
        assertThat(GtpPoints.parse(FULL, " q16 ")).isEqualTo(FULL.point(15, 15));
        assertThat(GtpPoints.parse(FULL, "pass")).isEqualTo(Points.PASS);
        assertThat(GtpPoints.format(FULL, Points.PASS)).isEqualTo("PASS");
    }

    @Test
    void severalPointsKeepTheirOrder() {
        assertThat(GtpPoints.parseList(NINE, " C3,A1  pass, b2 ")).containsExactly(20, 0, Points.PASS, 10);
        assertThat(GtpPoints.parseList(NINE, " ")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"I5", "K5", "A10", "A0", "A01", "A-1", "A", "5", "", "5A", "AA1", "A1B", "PASSED", "A100"})
    void whatIsNoPointIsRejected(String text) {
        assertThatThrownBy(() -> GtpPoints.parse(NINE, text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("'%s' is not a point on 9x9 (columns A-H, J; rows 1-9)", text);
    }

    @ParameterizedTest
    @CsvSource({"5, 7, A-E", "8, 2, A-H", "10, 3, 'A-H, J-K'", "19, 19, 'A-H, J-T'", "25, 25, 'A-H, J-Z'"})
    void theMessageNamesWhatTheBoardHas(int width, int height, String columns) {
        assertThatThrownBy(() -> GtpPoints.parse(Geometry.of(width, height), "?"))
                .hasMessage("'?' is not a point on %dx%d (columns %s; rows 1-%d)", width, height, columns, height);
    }

    @Test
    void whatIsNoPointIsNotPrinted() {
        assertThatThrownBy(() -> GtpPoints.format(NINE, 81)).hasMessage("81 is not a point on 9x9");
        assertThatThrownBy(() -> GtpPoints.format(NINE, Points.NONE)).isInstanceOf(IllegalArgumentException.class);
    }
}
