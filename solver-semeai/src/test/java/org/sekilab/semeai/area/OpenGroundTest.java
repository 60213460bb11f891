package org.sekilab.semeai.area;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;

/** Open ground is for the side whose stones are nearer, however far away they are. */
class OpenGroundTest {
    private static final Position POSITION = Diagram.parse("""
            X . . . . . . . . . . . O
            X . . . . . . . . . . . O
            """);

    @Test
    void nearerSideIsSafeAtAnyDistance() {
        assertThat(isSafe("B1", Color.BLACK)).isTrue();
        assertThat(isSafe("B1", Color.WHITE)).isFalse();
        assertThat(isSafe("F2", Color.BLACK)).isTrue();
        assertThat(isSafe("F2", Color.WHITE)).isFalse();
        assertThat(isSafe("H2", Color.BLACK)).isFalse();
        assertThat(isSafe("H2", Color.WHITE)).isTrue();
    }

    @Test
    void groundInTheMiddleIsForBoth() {
        assertThat(isSafe("G1", Color.BLACK)).isTrue();
        assertThat(isSafe("G1", Color.WHITE)).isTrue();
    }

    private static boolean isSafe(String point, Color color) {
        PointSet safe = OpenGround.of(POSITION, POSITION.empties(), color);
        return safe.contains(GtpPoints.parse(POSITION.geometry(), point));
    }
}
