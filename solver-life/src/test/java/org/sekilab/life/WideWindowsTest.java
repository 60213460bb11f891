package org.sekilab.life;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sekilab.life.wide.WideQuestion;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;

class WideWindowsTest {
    private static List<WideQuestion> windows(int lines) {
        Geometry geometry = Geometry.of(lines, lines);
        PointSet black = PointSet.of(geometry, geometry.point(2, 2), geometry.point(3, 2));
        Position position = Position.of(black, new PointSet(geometry), Color.BLACK);
        return WideWindows.of(new LifeProblem(
                position, Color.BLACK, Color.WHITE, List.of(List.of(black.first())), PointSet.board(geometry)));
    }

    /** Each is half as large again, and has all points of the one before. No small window is among them. */
    @Test
    void windowsOfABoardGrowBeyondSixtyPoints() {
        List<WideQuestion> windows = windows(19);
        assertThat(windows).hasSizeGreaterThan(2);
        int least = 61;
        for (WideQuestion window : windows) {
            assertThat(window.points().size()).isGreaterThanOrEqualTo(least);
            assertThat(window.points().intersects(window.blocks().get(0).stones()))
                    .isFalse();
            least = window.points().size() * 3 / 2;
        }
        assertThat(windows.get(1).points().containsAll(windows.get(0).points())).isTrue();
    }

    @Test
    void smallBoardHasNone() {
        assertThat(windows(7)).isEmpty();
        assertThat(windows(25).get(windows(25).size() - 1).points().size()).isGreaterThan(192);
    }
}
