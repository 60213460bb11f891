package org.sekilab.life.zones;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;

/** Zones of proofs as patterns: equal wherever the game on the zone is equal, and nowhere else. */
class StoredZoneTest {
    /** A straight three in the corner at the left; black moves at B1. */
    private static final Geometry BOARD = Geometry.of(9, 7);

    private static final PointSet BLOCK = points("A2", "B2", "C2", "D2", "D1");
    private static final PointSet ROOM = points("A1", "B1", "C1");

    @Test
    void symmetricStatesAreOneZone() {
        StoredZone zone = zone(ROOM, at("B1"));
        for (int symmetry = 0; symmetry < Geometry.SYMMETRIES; symmetry++) {
            Geometry image = BOARD.afterSymmetry(symmetry);
            PointSet room = image(ROOM, symmetry);
            PointSet none = new PointSet(image);
            ZoneState state = new ZoneState(room, none, none, true, Points.NONE, BOARD.symmetry(symmetry, at("B1")));
            assertThat(StoredZone.of(state, List.of(image(BLOCK, symmetry)))).hasValue(zone);
        }
    }

    @Test
    void aBlockThatIsNotNextToTheZoneMakesNoZone() {
        assertThat(StoredZone.of(state(ROOM, at("B1")), List.of(points("H7")))).isEmpty();
    }

    @Test
    void stonesAndKoAreThoseOfTheState() {
        PointSet zone = points("A1", "B1", "C1");
        ZoneState state = new ZoneState(zone, points("A1"), points("C1"), true, at("B1"), Points.NONE);
        assertThat(StoredZone.of(state, List.of(BLOCK)).orElseThrow().text()).contains("o", "x", "k");
    }

    @Test
    void textIsReadAsItWasWritten() {
        StoredZone zone = zone(ROOM, at("B1"));
        assertThat(StoredZone.parse(zone.text())).isEqualTo(zone);
    }

    @ParameterizedTest
    @CsvSource({
        "'', is no zone",
        "4 5 AAAA...A, is no zone",
        "3 5 AAAA...A 5, is no rectangle of a board",
        "4 99 AAAA...A 5, is no rectangle of a board",
        "4 5 AAAA...A 0, the move is not on an empty point",
        "4 5 AAAAk..A -1, a ko that bans nothing",
        "4 5 oooo...x 5, has no block or no zone",
        "3 0 B.A -1, is not in the form of this program"
    })
    void otherTextIsRefused(String text, String mistake) {
        assertThatThrownBy(() -> StoredZone.parse(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(mistake);
    }

    private static StoredZone zone(PointSet points, int move) {
        return StoredZone.of(state(points, move), List.of(BLOCK)).orElseThrow();
    }

    private static ZoneState state(PointSet points, int move) {
        PointSet none = new PointSet(BOARD);
        return new ZoneState(points, none, none, true, Points.NONE, move);
    }

    private static PointSet image(PointSet points, int symmetry) {
        PointSet image = new PointSet(BOARD.afterSymmetry(symmetry));
        for (int point : points.toArray()) {
            image.add(BOARD.symmetry(symmetry, point));
        }
        return image;
    }

    private static PointSet points(String... names) {
        PointSet points = new PointSet(BOARD);
        for (String name : names) {
            points.add(at(name));
        }
        return points;
    }

    private static int at(String name) {
        return BOARD.point(Geometry.COLUMN_LETTERS.indexOf(name.charAt(0)), name.charAt(1) - '1');
    }
}
