package org.sekilab.statics.euler;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sekilab.model.Geometry;

class SurroundingsTest {
    private static final Geometry GEOMETRY = Geometry.of(4, 3);
    private static final Surroundings AROUND = Surroundings.of(GEOMETRY);

    @Test
    void eightNeighborsOfAPointInTheMiddleGoRoundIt() {
        int point = GEOMETRY.point(1, 1);
        int[][] steps = {{-1, 0}, {-1, 1}, {0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}};
        for (int i = 0; i < steps.length; i++) {
            assertThat(AROUND.neighbor(point, i)).isEqualTo(GEOMETRY.point(1 + steps[i][0], 1 + steps[i][1]));
        }
        assertThat(AROUND.earth(point)).isZero();
        assertThat(AROUND.alongEdge(point)).isZero();
    }

    @Test
    void edgeIsEarth() {
        for (int point = 0; point < GEOMETRY.area(); point++) {
            for (int i = 0; i < EulerNumbers.NEIGHBORS; i++) {
                boolean isOff = AROUND.neighbor(point, i) == GEOMETRY.area();
                assertThat((AROUND.earth(point) >> i & 1) == 1).isEqualTo(isOff);
            }
        }
        assertThat(Integer.bitCount(AROUND.earth(GEOMETRY.point(0, 0)))).isEqualTo(5);
        assertThat(Integer.bitCount(AROUND.earth(GEOMETRY.point(1, 0)))).isEqualTo(3);
    }

    @Test
    void pointOnTheEdgeHasTwoNeighborsAlongIt() {
        assertThat(Integer.bitCount(AROUND.alongEdge(GEOMETRY.point(1, 0)))).isEqualTo(2);
        assertThat(Integer.bitCount(AROUND.alongEdge(GEOMETRY.point(0, 0)))).isEqualTo(2);
    }

    @Test
    void oneInstanceServesEachSize() {
        assertThat(Surroundings.of(Geometry.of(4, 3))).isSameAs(AROUND);
    }
}
