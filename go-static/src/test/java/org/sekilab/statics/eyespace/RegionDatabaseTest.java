package org.sekilab.statics.eyespace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.sekilab.model.Geometry;

/** Compares the shipped database with the paper and with well-known statuses. */
class RegionDatabaseTest {
    private static final RegionDatabase SHIPPED = RegionDatabase.shipped();

    @ParameterizedTest
    @EnumSource(Place.class)
    void holdsAllShapesOfUpToEightPoints(Place place) {
        for (int size = 1; size <= EyeShape.MAX_POINTS; size++) {
            int wanted = size;
            assertThat(SHIPPED.entries().stream()
                            .map(RegionEntry::shape)
                            .filter(shape -> shape.place() == place && shape.size() == wanted))
                    .containsExactlyElementsOf(EyeShape.all(size, place));
        }
    }

    /**
     * [N05] 3.2: with the opponent to move, up to three points are dead, and eight or more alive. One corner depends on
     * a ko.
     */
    @Test
    void upToThreePointsAreDeadAndEightAlive() {
        EyeShape exception = EyeShape.parse("oo./ooo/ooo", Place.CORNER).canonical();
        SHIPPED.forEach((space, status) -> {
            int size = space.points().size();
            if (size <= 3) {
                assertThat(status.opponentFirst()).isEqualTo(EyeType.O);
                assertThat(status.groupFirst()).isEqualTo(size == 3 ? EyeType.T : EyeType.O);
            }
            if (size == 8 && !space.points().equals(exception.region())) {
                assertThat(status.opponentFirst()).isIn(EyeType.T, EyeType.ST, EyeType.SR);
            }
        });
    }

    /**
     * In the center, the dead shapes of more than three points are the square, the pyramid, both fives, and the six.
     */
    @Test
    void inTheCentreOnlyTheKnownShapesAreNotAlive() {
        Map<String, String> others = SHIPPED.entries().stream()
                .filter(entry ->
                        entry.shape().place() == Place.CENTRE && entry.shape().size() > 3)
                .filter(entry -> !entry.status(0).toString().equals("{T|T}"))
                .collect(Collectors.toMap(
                        entry -> entry.shape().canonical().rows(),
                        entry -> entry.status(0).toString()));
        assertThat(new TreeMap<>(others))
                .containsExactlyInAnyOrderEntriesOf(Map.of(
                        canonical("oo/oo"), "{O|O}",
                        canonical(".o./ooo"), "{T|O}",
                        canonical("oo./ooo"), "{T|O}",
                        canonical(".o./ooo/.o."), "{T|O}",
                        canonical(".oo/ooo/.o."), "{T|O}",
                        canonical("oo./ooo/.oo"), "{T|S}"));
    }

    private static String canonical(String rows) {
        return EyeShape.parse(rows, Place.CENTRE).canonical().rows();
    }

    /**
     * [N05] 3.5: the bent four in the corner is {T|T} with two liberties outside, else {T|K_T}. Fig. 3 (b), (d), (e):
     * rules for repetitions may turn the seki of (d) into two eyes. The six is dead, ko or alive with 0, 1, 2 liberties
     * outside.
     */
    @ParameterizedTest
    @CsvSource({
        "o../ooo, {T|K_T}, {T|K_T}, {T|T}",
        "ooo/ooo, {T|O}, {T|K_T}, {T|T}",
        "o../ooo/ooo, {T|S_R}, {T|S_R}, {T|T}",
        "ooo./oooo, {T|K_T}, {T|K_T}, {T|K_T}"
    })
    void cornersAreAsThePaperSays(String rows, String none, String one, String two) {
        EyeShape shape = EyeShape.parse(rows, Place.CORNER).canonical();
        assertThat(SHIPPED.entries())
                .filteredOn(entry -> entry.shape().equals(shape))
                .singleElement()
                .extracting(entry ->
                        entry.statuses().stream().map(EyeStatus::toString).toList())
                .isEqualTo(List.of(none, one, two));
    }

    /**
     * A block with one more liberty can do at least as much as before. A block that moves first can do at least as much
     * as one that moves second.
     */
    @Test
    void libertiesAndTheMoveNeverHurt() {
        for (RegionEntry entry : SHIPPED.entries()) {
            for (int liberties = 0; liberties <= RegionDatabase.MAX_OUTSIDE_LIBERTIES; liberties++) {
                EyeStatus status = entry.status(liberties);
                if (status.opponentFirst() == EyeType.T) {
                    assertThat(status.groupFirst()).as(entry.toString()).isEqualTo(EyeType.T);
                    assertThat(entry.status(liberties + 1).opponentFirst())
                            .as(entry.toString())
                            .isEqualTo(EyeType.T);
                }
            }
        }
    }

    @Test
    void everyImageIsFound() {
        for (RegionEntry entry : SHIPPED.entries()) {
            EyeShape shape = entry.shape();
            for (int symmetry = 0; symmetry < Geometry.SYMMETRIES; symmetry++) {
                int found = SHIPPED.find(
                        EyeShape.image(shape.points(), shape.points(), symmetry),
                        EyeShape.image(shape.points(), shape.touched(), symmetry));
                assertThat(SHIPPED.entries().get(found).statuses()).isEqualTo(entry.statuses());
            }
        }
        assertThat(SHIPPED.find(0b111, 0b101)).isEqualTo(RegionDatabase.NONE);
    }

    @Test
    void fileIsTheSameWhenItIsReadAndWritten() throws IOException {
        byte[] bytes = SHIPPED.toBytes();
        RegionDatabase read = RegionDatabase.read(new ByteArrayInputStream(bytes));
        assertThat(read.entries()).isEqualTo(SHIPPED.entries());
        assertThat(read.toBytes()).isEqualTo(bytes);
        assertThat(bytes).hasSizeLessThan(2_000_000);
    }

    @Test
    void contradictionsAreRejected() {
        List<RegionEntry> entries = List.of(
                RegionEntry.parse("centre ooo {T|O} {T|O} {T|O}"), RegionEntry.parse("side ooo {T|T} {T|T} {T|T}"));
        assertThatThrownBy(() -> RegionDatabase.of(entries))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("one game, but");
    }

    @Test
    void malformedLinesAreRejected() {
        for (String line : List.of("centre ooo {T|O}", "middle ooo {T|O} {T|O} {T|O}", "side ooo {T|X} {T|O} {T|O}")) {
            assertThatThrownBy(() -> RegionEntry.parse(line)).isInstanceOf(IllegalArgumentException.class);
        }
    }
}
