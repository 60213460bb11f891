package org.sekilab.life.zones;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;

/** A stored zone is found wherever the game on it is the same, and nowhere else. */
class ZonePlacesTest {
    /** In the other corners, the move is the middle point again. */
    @Test
    void aZoneIsFoundAtEachPlaceWhereTheGameIsTheSame() {
        StoredZone zone = StraightThree.zone();
        for (int symmetry = 0; symmetry < Geometry.SYMMETRIES; symmetry++) {
            PointSet block = StraightThree.image(StraightThree.BLOCK, symmetry);
            PointSet area = PointSet.board(block.geometry()).subtract(block);
            PointSet room = StraightThree.image(StraightThree.ROOM, symmetry);
            int middle = StraightThree.BOARD.symmetry(symmetry, StraightThree.MIDDLE);
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
        StoredZone zone = StraightThree.zone();
        PointSet onThirdLine = StraightThree.points("A4 B4 C4 D4 D3 A2 B2 C2 D2");
        assertThat(places(zone, onThirdLine)).as("another block below").isEmpty();
        assertThat(places(zone, StraightThree.points("B2 C2 D2 E2 E1")))
                .as("not in the corner")
                .isEmpty();
        assertThat(places(zone, StraightThree.points("A2 B2 C2 D2")))
                .as("a gap beside the room")
                .isEmpty();
        assertThat(places(zone, StraightThree.points("A2 B2 C2 D1 D2 E5")))
                .as("another stone far away")
                .hasSize(1);
        assertThat(new ZonePlaces(
                                PointSet.board(StraightThree.BOARD).subtract(StraightThree.BLOCK),
                                List.of(StraightThree.BLOCK, StraightThree.points("F5")))
                        .of(zone))
                .as("another block that must live")
                .isEmpty();
        PointSet small = StraightThree.points("A1 B1");
        assertThat(new ZonePlaces(small, List.of(StraightThree.BLOCK)).of(zone))
                .as("a point beyond the area")
                .isEmpty();
    }

    @Test
    void twoBlocksAreNotOne() {
        PointSet upper = StraightThree.points("A2 B2 C2 D2");
        PointSet lower = StraightThree.points("D1");
        ZoneState state = StraightThree.state();
        StoredZone two = StoredZone.of(state, List.of(upper, lower)).orElseThrow();
        PointSet area = PointSet.board(StraightThree.BOARD).subtract(StraightThree.BLOCK);
        assertThat(two).isNotEqualTo(StraightThree.zone());
        assertThat(new ZonePlaces(area, List.of(StraightThree.BLOCK)).of(two)).isEmpty();
        assertThat(new ZonePlaces(area, List.of(lower, upper)).of(two)).isNotEmpty();
    }

    private static List<ZoneState> places(StoredZone zone, PointSet block) {
        return new ZonePlaces(PointSet.board(StraightThree.BOARD).subtract(block), List.of(block)).of(zone);
    }
}
