package org.sekilab.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;

/**
 * Plays the winner's moves of a proof against all moves of the loser. Fails if a line ends in a state that is good for
 * the loser, or goes round a cycle that is good for the loser. A line ends without failure where the proof does not
 * hold a state. Mutable.
 */
public final class ProofCheck {
    private final Problem problem;
    private final Goal goal;
    private final Result result;
    private final boolean isProverWinner;
    private final boolean isCircleWon;
    private final Map<Key, Boolean> isDone = new HashMap<>(); // false while the state is on the path
    private int unknownStates;

    private record Key(long low, long high) {}

    private ProofCheck(Problem problem, Goal goal, Result result) {
        this.problem = problem;
        this.goal = goal;
        this.result = result;
        this.isProverWinner = result.outcome() == Outcome.WIN;
        this.isCircleWon = goal.isReachedBy(problem.repetition()) == isProverWinner;
    }

    /**
     * Checks the proof of a result, from the state that was searched.
     *
     * @return the number of states, with the winner to move, that the proof does not hold
     */
    public static int unknownStates(Problem problem, Goal goal, Result result) {
        ProofCheck check = new ProofCheck(problem, goal, result);
        check.walk();
        return check.unknownStates;
    }

    private void walk() {
        if (problem.outcome() != Outcome.UNKNOWN) {
            assertThat(goal.isReachedBy(problem.outcome()))
                    .as("%s is for the prover", problem.outcome())
                    .isEqualTo(isProverWinner);
            return;
        }
        Key key = new Key(problem.keyLow(), problem.keyHigh());
        Boolean isKnown = isDone.get(key);
        if (isKnown != null) {
            assertThat(isKnown || isCircleWon).as("proof leads out of %s", key).isTrue();
            return;
        }
        isDone.put(key, false);
        if (problem.isProverToMove() == isProverWinner) {
            walkOwnMove();
        } else {
            int[] moves = new int[problem.maxMoves()];
            int count = problem.movesInto(moves);
            for (int i = 0; i < count; i++) {
                walkAfter(moves[i]);
            }
        }
        isDone.put(key, true);
    }

    private void walkOwnMove() {
        int move = result.proof().moveIn(problem);
        if (move == Problem.NO_MOVE) {
            unknownStates++;
        } else {
            walkAfter(move);
        }
    }

    private void walkAfter(int move) {
        problem.play(move);
        walk();
        problem.undo();
    }
}
