package org.sekilab.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class EndlessProblemTest {
    private static final int MOVES = 3;
    private static final int PLIES = 7;

    /** A search would end where a state repeats. */
    @Test
    void noStateRepeats() {
        Set<List<Long>> keys = new HashSet<>();
        int states = visit(new EndlessProblem(MOVES), 0, keys);
        assertThat(states).isEqualTo((2187 * MOVES - 1) / (MOVES - 1));
        assertThat(keys).hasSize(states);
    }

    @Test
    void copyPlaysOnItsOwn() {
        EndlessProblem problem = new EndlessProblem(MOVES);
        problem.play(1);
        Problem copy = problem.copy().orElseThrow();
        problem.play(2);
        copy.play(2);
        assertThat(copy.keyLow()).isEqualTo(problem.keyLow());
        copy.undo();
        copy.play(0);
        assertThat(copy.keyLow()).isNotEqualTo(problem.keyLow());
    }

    @Test
    void longestLineIsTakenBack() {
        EndlessProblem problem = new EndlessProblem(1);
        long low = problem.keyLow();
        for (int ply = 0; ply < 1_000; ply++) {
            problem.play(0);
        }
        assertThat(problem.outcome()).isEqualTo(Outcome.UNKNOWN);
        for (int ply = 0; ply < 1_000; ply++) {
            problem.undo();
        }
        assertThat(problem.keyLow()).isEqualTo(low);
        assertThat(problem.keyHigh()).isZero();
    }

    private static int visit(EndlessProblem problem, int ply, Set<List<Long>> keys) {
        keys.add(List.of(problem.keyLow(), problem.keyHigh()));
        int states = 1;
        int[] moves = new int[problem.maxMoves()];
        int count = ply == PLIES ? 0 : problem.movesInto(moves);
        for (int i = 0; i < count; i++) {
            problem.play(moves[i]);
            states += visit(problem, ply + 1, keys);
            problem.undo();
        }
        return states;
    }
}
