package org.sekilab.life;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.sekilab.life.wall.WallQuestion;
import org.sekilab.life.wall.WallSolver;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;

/**
 * Counts the ko threats that decide a problem of life and death by ko, and names the ko. Used once, confined to one
 * thread.
 *
 * <p>Source: own, as docs/verdicts.md defines the names. [NKM] 7 asks for limited threats.
 * <p>Proves: which side succeeds, with no threats of one side and few of the other, and each fact of a name. There is
 * no certificate.
 * <p>Cost: some {@value #MOST_STATES} states for each number of threats, and for each of three questions about a seki.
 */
final class KoCounter {
    private static final long MOST_STATES = 1 << 16;
    private static final long TURN = 1 << 13; // states
    private static final int MOST_PROOF = 1 << 16; // states of a proof that is not kept

    private final LifeProblem problem;
    private final LifeEffort effort;
    private final long tableBytes;
    private final WallSolvers solvers;

    /** @param tableBytes the memory of the search for life */
    KoCounter(LifeProblem problem, LifeEffort effort, long tableBytes) {
        this.problem = problem;
        this.effort = effort;
        this.tableBytes = tableBytes;
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
        if (retakes.enough.isEmpty()) {
            return LifeKo.Kind.OTHER;
        }
        if (winner == problem.defender() && winner != problem.first() && isSekiWithoutThreats()) {
            return LifeKo.Kind.THOUSAND_YEAR;
        }
        if (retakes.isOne()) {
            return turns.isOne() && winner == problem.first() ? LifeKo.Kind.DIRECT : LifeKo.Kind.OTHER;
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

    /**
     * Whether one block is in seki if it moves first: it lives, whatever kos the attacker retakes. Without threats of
     * either side, it never has two eyes, and the attacker keeps a block next to it. If the attacker moves first and
     * passes, the same is true.
     */
    private boolean isSekiWithoutThreats() {
        if (problem.groups().size() != 1 || WindowSolver.choices(problem).size() != 1) {
            return false;
        }
        List<Integer> near = attackersNear();
        if (near.isEmpty()) {
            return false;
        }
        WallSolvers block = ifDefended(problem.defender(), problem.groups(), tableBytes);
        WallSolvers others = ifDefended(problem.attacker(), List.of(near), tableBytes / near.size());
        return isProved(block.lives(false))
                && isProved(block.prevents(0))
                && isProved(others.lives(false, 0, WallQuestion.Worth.RETAKE));
    }

    /** Searches with the defender of the problem first, for life of stones of either side. */
    private WallSolvers ifDefended(Color owner, List<List<Integer>> groups, long bytes) {
        LifeProblem ifDefended = new LifeProblem(problem.position(), owner, problem.defender(), groups, problem.area());
        return new WallSolvers(ifDefended, effort, bytes, MOST_PROOF);
    }

    /** The attacker's stones next to the block. */
    private List<Integer> attackersNear() {
        PointSet stones = problem.position().stones(problem.defender());
        PointSet block =
                PointSet.of(stones.geometry(), problem.groups().get(0).get(0)).flood(stones);
        PointSet near = block.exterior()
                .intersect(problem.area())
                .intersect(problem.position().stones(problem.attacker()));
        return IntStream.of(near.toArray()).boxed().toList();
    }

    private boolean isProved(List<WallSolver> searches) {
        return firstWon(List.of(searches)).isPresent();
    }

    /** The side that succeeds if one side has some threats and the other one has none, if a search proves it. */
    private Optional<Color> winner(Color side, int threats, WallQuestion.Worth worth) {
        boolean isDefenders = side == problem.defender();
        List<WallSolver> kills = solvers.kills(!isDefenders, threats, worth);
        List<WallSolver> lives = solvers.lives(isDefenders, threats, worth);
        OptionalInt won = firstWon(List.of(lives, kills));
        return won.isEmpty()
                ? Optional.empty()
                : Optional.of(won.getAsInt() == 0 ? problem.defender() : problem.attacker());
    }

    /** The number of the first question that is won. The questions take turns until they have had all their states. */
    private OptionalInt firstWon(List<List<WallSolver>> questions) {
        long end = effort.nodes() + MOST_STATES;
        while (!effort.isOver() && effort.nodes() < end && !questions.stream().allMatch(KoCounter::areDone)) {
            for (int i = 0; i < questions.size(); i++) {
                if (isWon(questions.get(i))) {
                    return OptionalInt.of(i);
                }
            }
        }
        return OptionalInt.empty();
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
