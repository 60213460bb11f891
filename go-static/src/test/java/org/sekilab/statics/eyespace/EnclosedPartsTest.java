package org.sekilab.statics.eyespace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.local.LocalShape;
import org.sekilab.model.text.GtpPoints;

/** Eye shapes that players know, enclosed by one group without a liberty elsewhere. */
class EnclosedPartsTest {
    private static final EyeStatus UNKNOWN = EyeStatus.parse("{S|S}");
    private static final Geometry BOARD = Geometry.of(13, 13);

    @ParameterizedTest
    @CsvSource({
        "CENTRE, o, {O|O}",
        "CENTRE, ooo, {T|O}",
        "CENTRE, oo/oo, {O|O}",
        "CENTRE, .o./ooo, {T|O}",
        "CENTRE, oooo, {T|T}",
        "CENTRE, oo./ooo, {T|O}",
        "CENTRE, .o./ooo/.o., {T|O}",
        "CENTRE, ooo/ooo, {T|T}",
        "SIDE, ooo, {T|O}",
        "SIDE, ooo/ooo, {T|T}",
        "CORNER, oo/oo, {O|O}",
        "CORNER, ooo/ooo, {T|O}"
    })
    void shapeHasTheStatusThatPlayersKnowWhereverItLies(Place place, String rows, String status) {
        PointSet region = EyeShape.parse(rows, place).region();
        for (int symmetry = 0; symmetry < Geometry.SYMMETRIES; symmetry++) {
            PointSet image = Position.of(region, new PointSet(region.geometry()), Color.BLACK)
                    .transformed(symmetry)
                    .black();
            assertThat(status(image, image)).as("symmetry %d", symmetry).hasToString(status);
        }
    }

    /** A game may hold several parts. The others do not matter. */
    @Test
    void eachPartOfAGameIsFoundByItself() {
        PointSet square = points("B2 C2 B3 C3");
        PointSet row = points("F8 G8 H8 J8");
        PointSet both = square.copy().unite(row);
        assertThat(status(both, square)).hasToString("{O|O}");
        assertThat(status(both, row)).hasToString("{T|T}");
    }

    @Test
    void partThatIsNotInTheDatabaseIsUnknown() {
        PointSet nine = points("B2 C2 D2 E2 F2 G2 H2 J2 K2");
        assertThat(status(nine, nine)).isSameAs(UNKNOWN);
        assertThat(status(nine, new PointSet(BOARD))).isSameAs(UNKNOWN);
    }

    /** Without a liberty of the group in the middle, three points in a row are another game. */
    @Test
    void pointsThatTheGroupTouchesMatter() {
        PointSet row = points("B2 C2 D2");
        LocalShape shape = shape(row);
        EnclosedParts parts = new EnclosedParts(shape, RegionDatabase.shipped());
        assertThat(parts.status(shape.mask(row), shape.mask(row), UNKNOWN)).hasToString("{T|O}");
        assertThat(parts.status(shape.mask(row), shape.mask(points("B2 D2")), UNKNOWN))
                .isSameAs(UNKNOWN);
    }

    private static PointSet points(String names) {
        return PointSet.of(BOARD, GtpPoints.parseList(BOARD, names));
    }

    /** The status of a part of a game on the given points. The group touches each point with a neighbor elsewhere. */
    private static EyeStatus status(PointSet game, PointSet part) {
        LocalShape shape = shape(game);
        PointSet touched = part.exterior().exterior().intersect(part);
        return new EnclosedParts(shape, RegionDatabase.shipped())
                .status(shape.mask(part), shape.mask(touched), UNKNOWN);
    }

    private static LocalShape shape(PointSet points) {
        PointSet none = new PointSet(points.geometry());
        return LocalShape.ofArea(Color.BLACK, points, none, none, List.of(), new long[0]);
    }
}
