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
    private static final long LIFE = 60_000; // states that a search for life has had
    private static final long LITTLE = 5_000;
    private static final int MOST_STATES = 1000;

    /** Small problems are decided soon, whichever question has the answer. */
    @Test
    void atTheBeginningTheOtherQuestionsGetAsManyStatesAsLife() {
        LifeEffort effort = new LifeEffort(Limits.DEFAULT, SearchListener.NONE);
        Death death = death(effort);
        for (int turn = 1; turn <= 3; turn++) {
            long spent = spentAfter(LITTLE, turn, effort, death);
            assertTrue(2 * spent >= turn * LITTLE, () -> spent + " states are too few");
            assertTrue(10 * spent <= 11 * LITTLE * turn, () -> "%d of %d".formatted(spent, effort.nodes()));
        }
    }

    @Test
    void whileLifeIsOpenTheOtherQuestionsGetAtMostAThirdOfAllStates() {
        LifeEffort effort = new LifeEffort(Limits.DEFAULT, SearchListener.NONE);
        Death death = death(effort);
        for (int turn = 1; turn <= 3; turn++) {
            long spent = spentAfter(LIFE, turn, effort, death);
            assertTrue(spent > 0, () -> "nothing was searched");
            assertTrue(3 * spent <= effort.nodes(), () -> "%d of %d".formatted(spent, effort.nodes()));
        }
    }

    /** What the other questions had after a number of turns of the search for life. */
    private static long spentAfter(long life, int turns, LifeEffort effort, Death death) {
        for (int i = 0; i < life; i++) {
            effort.count();
        }
        assertFalse(death.isFoundInShare());
        return effort.nodes() - turns * life;
    }

    /** The stone in the middle of the board has too much room for an answer. */
    private static Death death(LifeEffort effort) {
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
        return new Death(problem, effort, 1 << 24, MOST_STATES);
    }
}
