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
        return winner(problem.defender(), 0, WallQuestion.Worth.RETAKE).map(winner -> {
            Color other = winner.opposite();
            Count retakes = count(other, WallQuestion.Worth.RETAKE);
            Count turns = count(other, WallQuestion.Worth.TURN);
            return new LifeKo(winner, retakes.tooFew, retakes.enough, turns.enough, kind(winner, retakes, turns));
        });
    }

    /**
     * How many threats a side needs.
     *
     * @param tooFew the most that are proved not to be enough
     * @param enough one more, if that is proved to be enough
     */
    private record Count(int tooFew, OptionalInt enough) {
        boolean isOne() {
            return enough.equals(OptionalInt.of(1));
        }
    }

    private Count count(Color side, WallQuestion.Worth worth) {
        for (int tooFew = 0; tooFew < WallQuestion.MOST_THREATS; tooFew++) {
            Optional<Color> next = winner(side, tooFew + 1, worth);
            if (next.isEmpty() || next.get() == side) {
                return new Count(tooFew, next.isPresent() ? OptionalInt.of(tooFew + 1) : OptionalInt.empty());
            }
        }
        return new Count(WallQuestion.MOST_THREATS, OptionalInt.empty());
    }

    private LifeKo.Kind kind(Color winner, Count retakes, Count turns) {
        if (retakes.isOne()) {
            return turns.isOne() && winner == problem.first() ? LifeKo.Kind.DIRECT : LifeKo.Kind.OTHER;
        }
        if (retakes.enough.isEmpty()) {
            return LifeKo.Kind.OTHER;
        }
        Optional<Color> ofOneKo =
                winner(winner.opposite(), WallQuestion.MOST_THREATS, WallQuestion.Worth.RETAKE_OF_ONE_KO);
        if (ofOneKo.isEmpty()) {
            return LifeKo.Kind.OTHER;
        }
        if (ofOneKo.get() == winner) {
            return LifeKo.Kind.MULTI_STAGE;
        }
        return turns.enough.isPresent() && !turns.isOne() ? LifeKo.Kind.APPROACH : LifeKo.Kind.OTHER;
    }

    /** The side that succeeds if one side has some threats and the other one has none, if a search proves it. */
    private Optional<Color> winner(Color side, int threats, WallQuestion.Worth worth) {
        boolean isDefenders = side == problem.defender();
        List<WallSolver> kills = solvers.kills(!isDefenders, threats, worth);
        List<WallSolver> lives = solvers.lives(isDefenders, threats, worth);
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
