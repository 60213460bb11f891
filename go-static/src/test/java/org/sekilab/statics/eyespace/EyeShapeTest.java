package org.sekilab.statics.eyespace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Seeds;

class EyeShapeTest {
    /**
     * Free polyominoes are 1, 1, 2, 5, 12, 35, 108, 369 (OEIS A000105). 1 and 6 of the largest have holes (A001419).
     */
    @ParameterizedTest
    @CsvSource({"1, 1", "2, 1", "3, 2", "4, 5", "5, 12", "6, 35", "7, 107", "8, 363"})
    void inTheCentreThereAreAllPolyominoesWithoutHoles(int size, int count) {
        assertThat(EyeShape.all(size, Place.CENTRE)).hasSize(count);
    }

    @ParameterizedTest
    @EnumSource(Place.class)
    void shapesOfFourPointsAreThoseAmongAllSetsOfFour(Place place) {
        Set<EyeShape> found = new HashSet<>();
        for (long points = 0b1111; points < 1L << 32; points = nextWithAsManyBits(points)) {
            addIfShape(found, points, place);
        }
        assertThat(EyeShape.all(4, place)).containsExactlyInAnyOrderElementsOf(found);
    }

    private static void addIfShape(Set<EyeShape> found, long points, Place place) {
        EyeShape shape;
        try {
            shape = new EyeShape(points, place);
        } catch (IllegalArgumentException e) {
            return; // not connected, or not moved down and to the left as far as possible
        }
        if (shape.isEnclosable()) {
            found.add(shape.canonical());
        }
    }

    private static long nextWithAsManyBits(long bits) {
        long lowest = bits & -bits;
        long ripple = bits + lowest;
        return ripple | (bits ^ ripple) / lowest >>> 2;
    }

    @ParameterizedTest
    @EnumSource(Place.class)
    void touchedPointsAreThoseNextToTheExterior(Place place) {
        for (int size = 1; size <= 6; size++) {
            for (EyeShape shape : EyeShape.all(size, place)) {
                PointSet touched = shape.region().exterior().exterior().intersect(shape.region());
                assertThat(Long.bitCount(shape.touched())).as(shape.rows()).isEqualTo(touched.size());
                assertThat(shape.touched() & ~shape.points()).as(shape.rows()).isZero();
            }
        }
    }

    @RepeatedTest(20)
    void symmetricShapesHaveOneCanonicalForm(RepetitionInfo run) {
        Random random = new Random(Seeds.next(run));
        var shapes = EyeShape.all(7, Place.CENTRE);
        EyeShape shape = shapes.get(random.nextInt(shapes.size()));
        for (int symmetry = 0; symmetry < Geometry.SYMMETRIES; symmetry++) {
            EyeShape image = new EyeShape(EyeShape.image(shape.points(), shape.points(), symmetry), Place.CENTRE);
            assertThat(image.canonical()).isEqualTo(shape);
            assertThat(EyeShape.image(shape.points(), shape.touched(), symmetry))
                    .isEqualTo(image.touched());
        }
    }

    @Test
    void drawingsAreReadAsTheyAreWritten() {
        EyeShape shape = EyeShape.parse("o../ooo", Place.CORNER);
        assertThat(shape.points()).isEqualTo(0b1_0000_0111);
        assertThat(shape.rows()).isEqualTo("o../ooo");
        assertThat(shape.touched()).isEqualTo(0b1_0000_0110);
    }

    @Test
    void pointsThatAreNotConnectedAreNoShape() {
        assertThatThrownBy(() -> EyeShape.parse("o.o", Place.CENTRE)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> EyeShape.parse(".o", Place.CORNER)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> EyeShape.parse("ox", Place.SIDE)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void pointThatIsEnclosedCannotBelongToTheBlock() {
        assertThat(EyeShape.parse("ooo/o.o", Place.SIDE).isEnclosable()).isFalse();
        assertThat(EyeShape.parse("ooo/o.o", Place.CENTRE).isEnclosable()).isTrue();
    }
}
