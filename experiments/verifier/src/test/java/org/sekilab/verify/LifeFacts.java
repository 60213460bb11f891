package org.sekilab.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.sekilab.life.LifeVerdict;

/**
 * What is true of the blocks of a question, by enumeration of all play. A fact is empty if there are too many states.
 *
 * @param question its goal and its kos do not matter
 * @param maxStates of one enumeration
 */
record LifeFacts(LifeQuestion question, int maxStates) {
    private static final int MOST_THREATS = 3; // that the solver tries

    private boolean isDefenders() {
        return question.goal() == LifeQuestion.Goal.LIVE;
    }

    private boolean isDefenderFirst() {
        return question.isProverFirst() == isDefenders();
    }

    private int defender() {
        return isDefenders() ? question.prover() : question.opponent();
    }

    private int attacker() {
        return isDefenders() ? question.opponent() : question.prover();
    }

    /** The verdict, if the two sides' games in the area leave one. */
    Optional<LifeVerdict> verdict() {
        Optional<Boolean> lives = solve(LifeQuestion.Goal.LIVE, isDefenderFirst(), false);
        Optional<Boolean> dies = solve(LifeQuestion.Goal.KILL, isDefenderFirst(), false);
        Optional<Boolean> livesByKo = solve(LifeQuestion.Goal.LIVE, isDefenderFirst(), true);
        Optional<Boolean> diesByKo = solve(LifeQuestion.Goal.KILL, isDefenderFirst(), true);
        if (lives.isEmpty() || dies.isEmpty() || livesByKo.isEmpty() || diesByKo.isEmpty()) {
            return Optional.empty();
        }
        if (lives.get()) {
            return solve(LifeQuestion.Goal.PREVENT, isDefenderFirst(), false)
                    .map(isSeki -> isSeki ? LifeVerdict.SEKI : LifeVerdict.ALIVE);
        }
        if (dies.get()) {
            return Optional.of(LifeVerdict.DEAD);
        }
        return Optional.of(livesByKo.get() && diesByKo.get() ? LifeVerdict.KO : LifeVerdict.UNKNOWN);
    }

    private Optional<Boolean> solve(LifeQuestion.Goal goal, boolean isDefenderFirst, boolean isProversKo) {
        boolean isLive = goal == LifeQuestion.Goal.LIVE;
        return LifeTruth.solve(
                new LifeQuestion(
                        question.near(),
                        isLive ? defender() : attacker(),
                        isLive ? attacker() : defender(),
                        question.area(),
                        goal,
                        isDefenderFirst == isLive,
                        isProversKo,
                        question.groups()),
                maxStates);
    }

    /** Whether the defender lives if one side has some threats and the other one has none. */
    Optional<Boolean> livesWith(boolean areDefenders, int threats, LifeTruth.Worth worth) {
        LifeQuestion life = new LifeQuestion(
                question.near(),
                defender(),
                attacker(),
                question.area(),
                LifeQuestion.Goal.LIVE,
                isDefenderFirst(),
                areDefenders,
                question.groups());
        return LifeTruth.solve(life, threats, worth, maxStates);
    }

    /**
     * Whether the defender's blocks are in seki if it moves first: they live, whatever kos the attacker retakes.
     * Without threats they never have two eyes, and some block of the attacker next to them is never captured.
     */
    Optional<Boolean> isSekiWithoutThreats() {
        return both(
                both(
                        solve(LifeQuestion.Goal.LIVE, true, false),
                        () -> withoutThreats(LifeQuestion.Goal.PREVENT, question.groups())),
                this::keepsBlockNear);
    }

    private Optional<Boolean> keepsBlockNear() {
        List<Optional<Boolean>> lives = new ArrayList<>();
        int targets = question.groups().stream().reduce(0, (one, other) -> one | other);
        for (int rest = LifeQuestion.around(question.near(), targets) & attacker(); rest != 0; ) {
            int block = LifeQuestion.flood(question.near(), rest & -rest, attacker());
            rest &= ~block;
            lives.add(withoutThreats(LifeQuestion.Goal.LIVE, List.of(block)));
        }
        boolean isKept = lives.contains(Optional.of(true));
        return isKept || !lives.contains(Optional.<Boolean>empty()) ? Optional.of(isKept) : Optional.empty();
    }

    /** Whether the attacker reaches a goal if the defender moves first, and no side has a threat. */
    private Optional<Boolean> withoutThreats(LifeQuestion.Goal goal, List<Integer> groups) {
        return LifeTruth.solve(
                new LifeQuestion(question.near(), attacker(), defender(), question.area(), goal, false, false, groups),
                0,
                LifeTruth.Worth.RETAKE,
                maxStates);
    }

    /**
     * Whether there is a thousand-year ko: the attacker moves first, and wins with few threats, but not without any.
     */
    Optional<Boolean> isThousandYearKo() {
        Optional<Boolean> isLost = both(
                Optional.of(!isDefenderFirst()),
                () -> livesWith(false, MOST_THREATS, LifeTruth.Worth.RETAKE).map(lives -> !lives));
        Optional<Boolean> isWon = both(isLost, () -> livesWith(false, 0, LifeTruth.Worth.RETAKE));
        Optional<Boolean> isKo = both(isWon, () -> verdict().map(verdict -> verdict == LifeVerdict.KO));
        return both(isKo, this::isSekiWithoutThreats);
    }

    /** Whether two facts are true. The second one is not asked for if the first one is false. */
    private static Optional<Boolean> both(Optional<Boolean> one, Supplier<Optional<Boolean>> two) {
        if (one.equals(Optional.of(false))) {
            return one;
        }
        Optional<Boolean> other = two.get();
        return one.isEmpty() && other.equals(Optional.of(true)) ? one : other;
    }
}
