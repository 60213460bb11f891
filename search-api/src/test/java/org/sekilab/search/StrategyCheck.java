package org.sekilab.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Plays a strategy against all moves of the loser, by the rules of the problem alone. Mutable. */
public final class StrategyCheck {
    private final Problem problem;
    private final Goal goal;
    private final List<Strategy.State> states;
    private final boolean isProverWinner;
    private final boolean isCircleWon;
    private final Map<Integer, Boolean> isDone = new HashMap<>(); // false while the state is on the path

    private StrategyCheck(Problem problem, Goal goal, Result result, Strategy strategy) {
        this.problem = problem;
        this.goal = goal;
        this.states = strategy.states();
        this.isProverWinner = result.outcome() == Outcome.WIN;
        this.isCircleWon = goal.isReachedBy(problem.repetition()) == isProverWinner;
    }

    /** Fails if a line does not reach the goal, a move of the loser is missing, or a state is not reached. */
    public static void check(Problem problem, Goal goal, Result result, Strategy strategy) {
        StrategyCheck check = new StrategyCheck(problem, goal, result, strategy);
        check.walk(0);
        assertThat(check.isDone).as("states that are reached").hasSize(check.states.size());
    }

    private void walk(int index) {
        Strategy.State state = states.get(index);
        assertThat(problem.keyLow()).isEqualTo(state.keyLow());
        assertThat(problem.keyHigh()).isEqualTo(state.keyHigh());
        assertThat(problem.outcome()).isEqualTo(state.outcome());
        Boolean isKnown = isDone.get(index);
        if (isKnown != null) {
            assertThat(isKnown || isCircleWon)
                    .as("strategy leads out of %s", state)
                    .isTrue();
            return;
        }
        isDone.put(index, false);
        if (state.outcome() != Outcome.UNKNOWN) {
            assertThat(goal.isReachedBy(state.outcome())).isEqualTo(isProverWinner);
        } else {
            assertMoves(state);
            for (Strategy.Step step : state.steps()) {
                problem.play(step.move());
                walk(step.state());
                problem.undo();
            }
        }
        isDone.put(index, true);
    }

    private void assertMoves(Strategy.State state) {
        int[] moves = new int[problem.maxMoves()];
        int count = problem.movesInto(moves);
        IntStream legal = Arrays.stream(moves, 0, count);
        int[] played = state.steps().stream().mapToInt(Strategy.Step::move).toArray();
        if (problem.isProverToMove() == isProverWinner) {
            assertThat(played).hasSize(1);
            assertThat(legal.toArray()).contains(played);
        } else {
            assertThat(played).containsExactlyInAnyOrder(legal.toArray());
        }
    }
}
