package org.sekilab.statics;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.RegionMap;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.proof.Proofs;

/** The eyes that blocks need. */
class BensonLifeTest {
    /** Eyes at A1, C1 and E1. */
    private static final Position THREE_EYES = Diagram.parse("""
            X X X X X X . .
            . X . X . X . .
            """);

    private static final Position TWO_EYES = Diagram.parse("""
            X X X X . . .
            . X . X . . .
            """);

    @Test
    void aBlockOfTwoEyesNeedsBoth() {
        assertThat(aliveWithout(TWO_EYES, "A1")).isZero();
        assertThat(aliveWithout(TWO_EYES, "G1")).isEqualTo(1);
    }

    @Test
    void aBlockOfThreeEyesNeedsTwo() {
        assertThat(aliveWithout(THREE_EYES, "A1")).isGreaterThan(0);
        assertThat(aliveWithout(THREE_EYES, "A1 C1")).isZero();
    }

    private static int aliveWithout(Position position, String names) {
        RegionMap map = new FloodRegionFinder().find(position, Color.BLACK);
        PointSet points = PointSet.of(position.geometry(), GtpPoints.parseList(position.geometry(), names));
        return new BensonLife(map, position.empties(), Proofs.ANY)
                .aliveWithout(points)
                .cardinality();
    }
}
