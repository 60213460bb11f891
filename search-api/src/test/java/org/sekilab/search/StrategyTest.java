package org.sekilab.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.List;
import org.junit.jupiter.api.Test;

class StrategyTest {
    private static final Outcome OPEN = Outcome.UNKNOWN;

    /** The prover moves in state 0. Its first move leads to state 1, where each answer wins; the second one loses. */
    private static final ExplicitGraph TREE = ExplicitGraph.of(
            new boolean[] {true, false, false, true, true},
            new Outcome[] {OPEN, OPEN, Outcome.LOSS, Outcome.WIN, Outcome.WIN},
            new int[][] {{1, 2}, {3, 4}, {}, {}, {}},
            Outcome.LOSS);

    /** In both states the opponent may go round. */
    private static final ExplicitGraph CIRCLE = ExplicitGraph.of(
            new boolean[] {true, false, true},
            new Outcome[] {OPEN, OPEN, Outcome.WIN},
            new int[][] {{1}, {0, 2}, {}},
            Outcome.LOSS);

    @Test
    void strategyHasOneMoveOfTheWinnerAndAllOfTheLoser() {
        List<Strategy.State> states = Strategy.of(TREE.toProblem(), Goal.WIN, won(0), 10)
                .orElseThrow()
                .states();
        assertThat(states).hasSize(4);
        assertThat(states.get(0).steps()).hasSize(1);
        assertThat(states.get(states.get(0).steps().get(0).state()).steps()).hasSize(2);
        assertThat(states).filteredOn(state -> state.outcome() == Outcome.WIN).hasSize(2);
    }

    @Test
    void proofThatLeadsToALossIsRefused() {
        assertThatIllegalStateException().isThrownBy(() -> Strategy.of(TREE.toProblem(), Goal.WIN, won(1), 10));
    }

    /** If endless play is a loss, the winner must end the game; if it is a win, it need not. */
    @Test
    void circleIsRefusedUnlessItIsWon() {
        assertThatIllegalStateException().isThrownBy(() -> Strategy.of(CIRCLE.toProblem(), Goal.WIN, won(0), 10));
        ExplicitGraph won = ExplicitGraph.of(
                new boolean[] {true, false, true},
                new Outcome[] {OPEN, OPEN, Outcome.WIN},
                new int[][] {{1}, {0, 2}, {}},
                Outcome.WIN);
        assertThat(Strategy.of(won.toProblem(), Goal.WIN, won(0), 10)
                        .orElseThrow()
                        .states())
                .hasSize(3);
    }

    @Test
    void strategyOfMoreStatesThanAllowedIsNone() {
        assertThat(Strategy.of(TREE.toProblem(), Goal.WIN, won(0), 3)).isEmpty();
        assertThat(Strategy.of(TREE.toProblem(), Goal.WIN, won(0), 4)).isPresent();
    }

    @Test
    void searchWithoutAnAnswerHasNoStrategy() {
        Result open = new Result(OPEN, Limit.NODES, Problem.NO_MOVE, List.of(), Proof.NONE, Statistics.NONE);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Strategy.of(TREE.toProblem(), Goal.WIN, open, 10))
                .withMessageContaining("NODES");
    }

    /** A proof that always takes the move of a number. */
    private static Result won(int number) {
        Proof proof = problem -> {
            int[] moves = new int[problem.maxMoves()];
            problem.movesInto(moves);
            return moves[number];
        };
        return new Result(Outcome.WIN, Limit.NONE, Problem.NO_MOVE, List.of(), proof, Statistics.NONE);
    }
}
