package org.sekilab.experiments.gtp.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;
import org.sekilab.experiments.gtp.game.MoveChooser.Candidate;
import org.sekilab.model.Points;

/** What a move wins against what it gives away. A point that changes hands counts twice. */
class MoveChooserTest {
    private static final Candidate LARGE = new Candidate(7, 46, 0);
    private static final Candidate SMALL = new Candidate(3, 5, 0);
    private static final List<Candidate> MOVES = List.of(LARGE, SMALL);

    @Test
    void moveThatWinsMoreThanItGivesAwayIsPlayed() {
        assertThat(MoveChooser.best(MOVES, 0, gives(7, 11))).isEqualTo(LARGE.move()); // 46 - 22
    }

    @Test
    void smallerMoveIsPlayedIfTheLargeOneGivesAwayMore() {
        assertThat(MoveChooser.best(MOVES, 0, gives(7, 22))).isEqualTo(SMALL.move()); // 46 - 44 and 5
    }

    @Test
    void noMoveIsPlayedThatGivesAwayMoreThanItWins() {
        assertThat(MoveChooser.best(List.of(LARGE), 0, gives(7, 24))).isEqualTo(Points.PASS); // 46 - 48
        assertThat(MoveChooser.best(List.of(), 0, gives(7, 0))).isEqualTo(Points.PASS);
        MoveChooser.Candidate idle = new MoveChooser.Candidate(3, 0, 0);
        assertThat(MoveChooser.best(List.of(idle), 0, gives(7, 0))).isEqualTo(Points.PASS);
    }

    @Test
    void moveHasToBeWorthWhatIsAskedFor() {
        assertThat(MoveChooser.best(List.of(SMALL), 5, gives(7, 0))).isEqualTo(SMALL.move());
        assertThat(MoveChooser.best(List.of(SMALL), 5.5, gives(7, 0))).isEqualTo(Points.PASS);
    }

    @Test
    void onlyTheLargestMoveTellsWhetherMovesAreInVain() {
        Map<Integer, Double> worth = Map.of(7, 8.0, 3, 2.0);
        assertThat(MoveChooser.isInVain(worth, move -> move == 7)).isTrue();
        assertThat(MoveChooser.isInVain(worth, move -> move == 3)).isFalse();
        assertThat(MoveChooser.isInVain(Map.of(7, 0.4), move -> true)).isFalse(); // no move is played anyway
        assertThat(MoveChooser.isInVain(Map.of(), move -> true)).isFalse();
    }

    private static IntUnaryOperator gives(int move, int points) {
        return other -> other == move ? points : 0;
    }
}
