package org.sekilab.life;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.sekilab.life.wall.WallQuestion;
import org.sekilab.life.wall.WallSolver;
import org.sekilab.model.Color;

/**
 * Counts the ko threats that decide a problem of life and death by ko. Used once, confined to one thread.
 *
 * <p>Source: own. [NKM] 7 asks for limited threats.
 * <p>Proves: which side succeeds, with no threats of one side and few of the other. There is no certificate.
 * <p>Cost: some {@value #MOST_STATES} states for each number of threats.
 */
final class KoCounter {
    private static final long MOST_STATES = 1 << 16;
    private static final long TURN = 1 << 13; // states

    private final LifeProblem problem;
    private final LifeEffort effort;
    private final WallSolvers solvers;

    /** @param tableBytes the memory of the search for life */
    KoCounter(LifeProblem problem, LifeEffort effort, long tableBytes) {
        this.problem = problem;
        this.effort = effort;
        this.solvers = new WallSolvers(problem, effort, tableBytes, 0);
    }

    /** What is proved; empty if it is not even known which side succeeds without threats. */
    Optional<LifeKo> count() {
        return winner(problem.defender(), 0).map(winner -> {
            Color other = winner.opposite();
            int tooFew = 0;
            while (tooFew < WallQuestion.MOST_THREATS) {
                Optional<Color> next = winner(other, tooFew + 1);
                if (next.isEmpty() || next.get() == other) {
                    boolean isDirect = tooFew == 0 && next.isPresent() && winner == problem.first();
                    OptionalInt enough = next.isPresent() ? OptionalInt.of(tooFew + 1) : OptionalInt.empty();
                    return new LifeKo(winner, tooFew, enough, isDirect);
                }
                tooFew++;
            }
            return new LifeKo(winner, tooFew, OptionalInt.empty(), false);
        });
    }

    /** The side that succeeds if one side has some threats and the other one has none, if a search proves it. */
    private Optional<Color> winner(Color side, int threats) {
        boolean isDefenders = side == problem.defender();
        List<WallSolver> kills = solvers.kills(!isDefenders, threats);
        List<WallSolver> lives = solvers.lives(isDefenders, threats);
        long end = effort.nodes() + MOST_STATES;
        while (!effort.isOver() && effort.nodes() < end && !(areDone(kills) && areDone(lives))) {
            if (isWon(lives)) {
                return Optional.of(problem.defender());
            }
            if (isWon(kills)) {
                return Optional.of(problem.attacker());
            }
        }
        return Optional.empty();
    }

    private static boolean areDone(List<WallSolver> searches) {
        return searches.stream().allMatch(WallSolver::isDone);
    }

    private static boolean isWon(List<WallSolver> searches) {
        for (WallSolver search : searches) {
            search.search(TURN);
            if (search.isWon()) {
                return true;
            }
        }
        return false;
    }
}
