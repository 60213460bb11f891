package org.sekilab.proof;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;

class BoardPlayTest {
    private static final Position KO = Diagram.parse("""
            . X O .
            X . X O
            . X O .
            . . . .
            """);

    @Test
    void opponentOfTheProofMayRetakeAKoAtOnceAndTheProofMayNot() {
        for (Color winner : Color.values()) {
            BoardPlay play = new BoardPlay(KO, winner, Color.WHITE);
            play.play(point("B3"));
            assertThat(play.position().white().contains(point("B3"))).isTrue();
            assertThat(play.isLegal(point("C3"))).isEqualTo(winner == Color.WHITE);
        }
    }

    @Test
    void twoPassesEndPlay() {
        BoardPlay play = new BoardPlay(KO, Color.BLACK, Color.WHITE);
        play.play(Points.PASS);
        assertThat(play.isOver()).isFalse();
        assertThat(play.line(new PointSet(KO.geometry()), false).tries()).endsWith(Points.PASS);
        play.play(Points.PASS);
        assertThat(play.isOver()).isTrue();
        assertThat(play.line(new PointSet(KO.geometry()), true).tries()).isEmpty();
    }

    private static int point(String name) {
        return GtpPoints.parse(KO.geometry(), name);
    }
}
