package org.sekilab.life;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.search.Limits;
import org.sekilab.search.SearchListener;

class DeathShareTest {
    private static final long LIFE = 20_000; // states that a search for life has had
    private static final int MOST_STATES = 1000;

    /** The stone in the middle of the board has too much room for an answer. */
    @Test
    void whileLifeIsOpenTheOtherQuestionsGetAtMostAThirdOfAllStates() {
        Position position = Diagram.parse("""
                . . . . . . .
                . . . . . . .
                . . . X . . .
                . . . . O . .
                . . . . . . .
                """);
        LifeProblem problem = new LifeProblem(
                position,
                Color.BLACK,
                Color.WHITE,
                List.of(List.of(position.black().first())),
                PointSet.board(position.geometry()));
        LifeEffort effort = new LifeEffort(Limits.DEFAULT, SearchListener.NONE);
        Death death = new Death(problem, effort, 1 << 24, MOST_STATES);
        for (int turn = 1; turn <= 3; turn++) {
            for (int i = 0; i < LIFE; i++) {
                effort.count();
            }
            assertFalse(death.isFoundInShare());
            long spent = effort.nodes() - turn * LIFE;
            assertTrue(spent > 0, () -> "nothing was searched");
            assertTrue(3 * spent <= effort.nodes(), () -> "%d of %d".formatted(spent, effort.nodes()));
        }
    }
}
