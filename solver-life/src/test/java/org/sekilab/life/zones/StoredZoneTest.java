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
    @Test
    void symmetricStatesAreOneZone() {
        StoredZone zone = StraightThree.zone();
        for (int symmetry = 0; symmetry < Geometry.SYMMETRIES; symmetry++) {
            Geometry image = StraightThree.BOARD.afterSymmetry(symmetry);
            PointSet room = StraightThree.image(StraightThree.ROOM, symmetry);
            PointSet none = new PointSet(image);
            ZoneState state = new ZoneState(
                    room, none, none, true, Points.NONE, StraightThree.BOARD.symmetry(symmetry, StraightThree.MIDDLE));
            assertThat(StoredZone.of(state, List.of(StraightThree.image(StraightThree.BLOCK, symmetry))))
                    .hasValue(zone);
        }
    }

    @Test
    void aBlockThatIsNotNextToTheZoneMakesNoZone() {
        assertThat(StoredZone.of(StraightThree.state(), List.of(StraightThree.points("H7"))))
                .isEmpty();
    }

    @Test
    void stonesAndKoAreThoseOfTheState() {
        PointSet zone = StraightThree.points("A1 B1 C1");
        ZoneState state = new ZoneState(
                zone, StraightThree.points("A1"), StraightThree.points("C1"), true, StraightThree.MIDDLE, Points.NONE);
        assertThat(StoredZone.of(state, List.of(StraightThree.BLOCK))
                        .orElseThrow()
                        .text())
                .contains("o", "x", "k");
    }

    @Test
    void textIsReadAsItWasWritten() {
        StoredZone zone = StraightThree.zone();
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
}
