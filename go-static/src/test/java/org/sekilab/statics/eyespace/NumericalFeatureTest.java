package org.sekilab.statics.eyespace;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NumericalFeatureTest {
    /** [N05] Fig. 3: (d) and (e) have the values 5, 5, 2 for edge points, perimeter and squares, and 2 and 3 inside. */
    @ParameterizedTest
    @CsvSource({"o../ooo/ooo, 2", "ooo./oooo, 3"})
    void cornersThatOnlyInsidePointsTellApart(String rows, int inside) {
        EyeSpace corner = new EyeSpace(EyeShape.parse(rows, Place.CORNER).region(), 0);
        assertThat(NumericalFeature.EDGES.value(corner)).isEqualTo(5);
        assertThat(NumericalFeature.PERIMETER.value(corner)).isEqualTo(5);
        assertThat(NumericalFeature.SQUARES.value(corner)).isEqualTo(2);
        assertThat(NumericalFeature.INSIDE.value(corner)).isEqualTo(inside);
    }

    /** The lengths that the article on scoring names for its examples, and those of small shapes, counted by hand. */
    @ParameterizedTest
    @CsvSource({
        "CORNER, oo/oo, 8",
        "SIDE, ooo, 8",
        "CENTRE, o, 4",
        "CENTRE, ooo, 8",
        "CENTRE, oo/o., 7",
        "CENTRE, oo/oo, 8",
        "CENTRE, .oo/oo., 8",
        "CENTRE, .o./ooo/.o., 8",
        "CENTRE, oooo, 10"
    })
    void boundaryLengthCountsTheEdgeAsStones(Place place, String rows, int length) {
        EyeSpace space = new EyeSpace(EyeShape.parse(rows, place).region(), 0);
        assertThat(NumericalFeature.BOUNDARY_LENGTH.value(space)).isEqualTo(length);
    }

    @ParameterizedTest
    @CsvSource({"oo/oo, 1, 4, 2", "ooo/ooo, 2, 7, 3", ".o./ooo/.o., 0, 4, 4", "ooo/o.o, 0, 4, 2"})
    void squaresAndNeighborsAreCounted(String rows, int squares, int adjacent, int maxNeighbors) {
        EyeSpace space = new EyeSpace(EyeShape.parse(rows, Place.CENTRE).region(), 0);
        assertThat(NumericalFeature.SQUARES.value(space)).isEqualTo(squares);
        assertThat(NumericalFeature.ADJACENT.value(space)).isEqualTo(adjacent);
        assertThat(NumericalFeature.MAX_NEIGHBORS.value(space)).isEqualTo(maxNeighbors);
    }
}
