package org.sekilab.search.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Iterator;
import java.util.List;
import java.util.function.IntSupplier;
import org.junit.jupiter.api.Test;
import org.sekilab.search.EndlessProblem;
import org.sekilab.search.ExplicitGraph;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;

class VariationWalkTest {
    @Test
    void followsTheMovesUntilNoneIsRemembered() {
        EndlessProblem game = new EndlessProblem(3);
        long before = game.keyLow();
        assertThat(new VariationWalk(game, moves(1, 0, Problem.NO_MOVE), 10).from(2))
                .containsExactly(2, 1, 0);
        assertThat(game.keyLow()).isEqualTo(before);
    }

    @Test
    void endsAtTheLongestLine() {
        assertThat(new VariationWalk(new EndlessProblem(1), () -> 0, 4).from(0)).hasSize(4);
    }

    /** Two states lead to each other. */
    @Test
    void endsWhereAStateRepeats() {
        Problem circle =
                ExplicitGraph.withoutEnd(new int[][] {{1}, {0}}, Outcome.DRAW).toProblem();
        int[] moves = new int[1];
        circle.movesInto(moves);
        assertThat(new VariationWalk(circle, () -> moves[0], 10).from(moves[0])).hasSize(2);
    }

    private static IntSupplier moves(Integer... moves) {
        Iterator<Integer> rest = List.of(moves).iterator();
        return rest::next;
    }
}
