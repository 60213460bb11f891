package org.sekilab.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;

/** The steps 1 to 3 of [AP], "Seki Detection with Points Filled", with judges that decide nothing by eyes. */
class FilledBoardTest {
    /** D4 is an obvious false eye once A4 and B4 are gone, and A4 is neutral. The other black eyes are real. */
    private static final ArticleBoard BOARD = ArticleBoard.OBVIOUS_FALSE_EYE;

    @Test
    void groupsThatTheJudgeSelectsAreInSeki() {
        for (boolean isSeki : new boolean[] {false, true}) {
            Territory territory = FilledBoard.territory(BOARD.position(), Filling.CHECKERED, (group, board) -> isSeki);
            for (Color color : Color.values()) {
                Surrounded surrounded = territory.of(color);
                PointSet eyes = ScoringDiagram.points(BOARD.outcome(), color == Color.BLACK ? "b" : "w");
                assertThat(isSeki ? surrounded.seki() : surrounded.territory()).isEqualTo(eyes);
                assertThat((isSeki ? surrounded.territory() : surrounded.seki()).isEmpty())
                        .isTrue();
            }
        }
    }

    /** The judge decides for one group alone. Here one color is in seki, and the other is not. */
    @Test
    void judgeDecidesForEachGroupAlone() {
        Territory territory = FilledBoard.territory(
                BOARD.position(), Filling.CHECKERED, (group, board) -> group.color() == Color.BLACK);
        assertThat(territory.black().territory().isEmpty()).isTrue();
        assertThat(territory.black().seki()).isEqualTo(ScoringDiagram.points(BOARD.outcome(), "b"));
        assertThat(territory.white().territory()).isEqualTo(ScoringDiagram.points(BOARD.outcome(), "w"));
    }

    @Test
    void falseEyesAreFilledWhateverTheJudgeSays() {
        for (boolean isSeki : new boolean[] {false, true}) {
            Territory territory = FilledBoard.territory(BOARD.position(), Filling.CHECKERED, (group, board) -> isSeki);
            assertThat(territory.black().falseEyes()).isEqualTo(ScoringDiagram.points(BOARD.outcome(), "f"));
            assertThat(territory.white().falseEyes().isEmpty()).isTrue();
        }
    }

    /** A judge reads the position as it was before any point was filled. */
    @Test
    void judgeSeesThePositionBeforeItWasFilled() {
        Position position = BOARD.position();
        List<FilledBoard> boards = new ArrayList<>();
        FilledBoard.territory(position, Filling.CHECKERED, (group, board) -> boards.add(board));
        assertThat(boards).hasSizeGreaterThan(1);
        for (FilledBoard board : boards) {
            assertThat(board.position()).isEqualTo(position);
            assertThat(board.neutralPoints()).isEqualTo(ScoringDiagram.points(BOARD.outcome(), "."));
            assertThat(board.surroundedPoints(Color.BLACK)).isEqualTo(ScoringDiagram.points(BOARD.outcome(), "bf"));
            assertThat(board.surroundedPoints(Color.WHITE)).isEqualTo(ScoringDiagram.points(BOARD.outcome(), "w"));
        }
    }
}
