package org.sekilab.life.zones;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;

/** A stored zone is found wherever the game on it is the same, and nowhere else. */
class ZonePlacesTest {
    /** A straight three in the corner at the left; black moves at B1. */
    private static final Geometry BOARD = Geometry.of(9, 7);

    private static final PointSet BLOCK = points("A2", "B2", "C2", "D2", "D1");
    private static final PointSet ROOM = points("A1", "B1", "C1");

    /** In the other corners, the move is the middle point again. */
    @Test
    void aZoneIsFoundAtEachPlaceWhereTheGameIsTheSame() {
        StoredZone zone = zone(ROOM, at("B1"));
        for (int symmetry = 0; symmetry < Geometry.SYMMETRIES; symmetry++) {
            PointSet block = image(BLOCK, symmetry);
            PointSet area = PointSet.board(block.geometry()).subtract(block);
            PointSet room = image(ROOM, symmetry);
            int middle = BOARD.symmetry(symmetry, at("B1"));
            assertThat(new ZonePlaces(area, List.of(block)).of(zone))
                    .isNotEmpty()
                    .allSatisfy(state -> {
                        assertThat(state.zone()).isEqualTo(room);
                        assertThat(state.move()).isEqualTo(middle);
                        assertThat(state.isDefenderToMove()).isTrue();
                    });
        }
    }

    /** Beyond the zone is the board's side, or the attacker, or the block: each is another game. */
    @Test
    void aZoneIsNotFoundWhereTheGameDiffers() {
        StoredZone zone = zone(ROOM, at("B1"));
        PointSet onThirdLine = points("A4", "B4", "C4", "D4", "D3", "A2", "B2", "C2", "D2");
        assertThat(places(zone, onThirdLine)).as("another block below").isEmpty();
        assertThat(places(zone, points("B2", "C2", "D2", "E2", "E1")))
                .as("not in the corner")
                .isEmpty();
        assertThat(places(zone, points("A2", "B2", "C2", "D2")))
                .as("a gap beside the room")
                .isEmpty();
        assertThat(places(zone, points("A2", "B2", "C2", "D1", "D2", "E5")))
                .as("another stone far away")
                .hasSize(1);
        assertThat(new ZonePlaces(PointSet.board(BOARD).subtract(BLOCK), List.of(BLOCK, points("F5"))).of(zone))
                .as("another block that must live")
                .isEmpty();
        PointSet small = points("A1", "B1");
        assertThat(new ZonePlaces(small, List.of(BLOCK)).of(zone))
                .as("a point beyond the area")
                .isEmpty();
    }

    @Test
    void twoBlocksAreNotOne() {
        PointSet upper = points("A2", "B2", "C2", "D2");
        PointSet lower = points("D1");
        ZoneState state = state(ROOM, at("B1"));
        StoredZone two = StoredZone.of(state, List.of(upper, lower)).orElseThrow();
        PointSet area = PointSet.board(BOARD).subtract(BLOCK);
        assertThat(two).isNotEqualTo(zone(ROOM, at("B1")));
        assertThat(new ZonePlaces(area, List.of(BLOCK)).of(two)).isEmpty();
        assertThat(new ZonePlaces(area, List.of(lower, upper)).of(two)).isNotEmpty();
    }

    private static List<ZoneState> places(StoredZone zone, PointSet block) {
        return new ZonePlaces(PointSet.board(BOARD).subtract(block), List.of(block)).of(zone);
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
