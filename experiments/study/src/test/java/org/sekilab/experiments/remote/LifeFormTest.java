package org.sekilab.experiments.remote;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sekilab.life.LifeProblem;
import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;

/** What another process gets of a problem of life and death. */
class LifeFormTest {
    /** White takes a ko at B2, which is then closed to Black at C2, and open to White. */
    @ParameterizedTest
    @EnumSource
    void problemIsMadeAgainWithItsKo(Color first) {
        Board board = new Board(Diagram.parse("""
                . X O . .
                X . X O .
                . X O . .
                """).withToMove(Color.WHITE));
        board.play(GtpPoints.parse(board.geometry(), "B2"));
        Position position = board.toPosition();
        LifeProblem problem = new LifeProblem(
                position,
                Color.WHITE,
                first,
                List.of(List.of(position.white().first())),
                PointSet.board(position.geometry()));
        LifeProblem again = LifeForm.of(problem).problem();
        assertThat(again.position()).isEqualTo(position.withToMove(first));
        assertThat(again.position().koPoint()).isEqualTo(position.koPointFor(first));
        assertThat(again.groups()).isEqualTo(problem.groups());
        assertThat(again.area()).isEqualTo(problem.area());
        assertThat(again.first()).isEqualTo(first);
        assertThat(again.defender()).isEqualTo(Color.WHITE);
    }
}
