package org.sekilab.semeai.bounds;

import org.sekilab.search.Goal;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.bounds.BoundedProblem;
import org.sekilab.search.bounds.ValueRange;
import org.sekilab.semeai.play.SemeaiBoard;
import org.sekilab.semeai.play.SemeaiGame;

/**
 * Makes the question whether black reaches a goal in a race, with partial order bounds.
 *
 * <p>Source: [POB]; [LCG] 3.
 * <p>Proves: an answer to the question is one about the race. Play ends where the counts of the race reach one of the
 * least counts that win, or where they can reach none. An eye may therefore be enough, and many liberties may be
 * enough, although neither is better than the other.
 * <p>Differs: the paper has several classes of races; here each liberty and eye is counted as far as it is settled.
 * <p>Cost: the counts of each state, compared with at most four least counts that win.
 */
public final class BoundedRace {
    private static final RaceBounds WINS = new RaceBounds(Goal.WIN);
    private static final RaceBounds HOLDS = new RaceBounds(Goal.AT_LEAST_DRAW);

    private BoundedRace() {}

    /**
     * The question about a race at its beginning. The first state always has moves, so that an answer comes with one.
     *
     * @param goal the question
     * @param repetition the value of endless play: LOSS for proofs for black, WIN for proofs against black
     */
    public static Problem of(SemeaiBoard board, Goal goal, Outcome repetition) {
        RaceCounter counter = new RaceCounter(board);
        RaceBounds bounds = goal == Goal.WIN ? WINS : HOLDS;
        int start = board.ply();
        return new BoundedProblem<>(
                new SemeaiGame(board, goal, repetition),
                () -> board.ply() == start ? ValueRange.unknown() : counter.range(),
                bounds::isReachedBy);
    }
}
