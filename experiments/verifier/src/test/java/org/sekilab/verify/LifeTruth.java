package org.sekilab.verify;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.Optional;

/**
 * Whether a claim of life and death is true, by enumeration of all play. What is outside the area of the question
 * counts as stones of the opponent that are never captured. The rules are those of Go, with one color that never
 * retakes a ko on the next move. With limited threats, the other color may do so only as often as it has threats.
 * Mutable, confined to one thread.
 */
final class LifeTruth {
    private static final int TURN = 48; // bit of a state: the prover is to move
    private static final int KO = 49; // bits of a state: the point where the side to move may not play, and one more
    private static final int THREATS = 56; // bits of a state: how many are left
    private static final int PLACE = 58; // bits of a state: where that side retakes, and one more
    private static final int NO_LIMIT = -1;
    private static final int NONE = -1;

    /** What a threat is worth. */
    enum Worth {
        /** One retake at once. */
        RETAKE,
        /** The same, but all at one point. */
        RETAKE_OF_ONE_KO,
        /** One of the first turns of the other color, which it passes. */
        TURN
    }

    private final LifeQuestion question;
    private final int threats;
    private final Worth worth;
    private final int atWall;
    private final IntList near; // [point] the points next to it
    private final Long2IntOpenHashMap numbers = new Long2IntOpenHashMap();
    private final LongArrayList states = new LongArrayList();
    private final IntArrayList left = new IntArrayList(); // [state] how many moves it has
    private final IntArrayList lastMove = new IntArrayList(); // [state] the last of the moves that lead to it
    private final IntArrayList from = new IntArrayList(); // [move] the state where it is played
    private final IntArrayList moveBefore = new IntArrayList(); // [move] another one that leads to the same state

    private LifeTruth(LifeQuestion question, int threats, Worth worth) {
        this.worth = worth;
        this.question = question;
        this.threats = threats;
        this.near = question.near();
        numbers.defaultReturnValue(NONE);
        int wall = 0;
        for (int point = 0; point < near.size(); point++) {
            boolean isNextToWall = (near.getInt(point) & ~question.area()) != 0;
            wall |= isNextToWall ? question.area() & 1 << point : 0;
        }
        this.atWall = wall;
    }

    /** Solves a question; empty if there are too many states. */
    static Optional<Boolean> solve(LifeQuestion question, int maxStates) {
        return new LifeTruth(question, NO_LIMIT, Worth.RETAKE).solve(maxStates);
    }

    /** Solves a question with limited threats of the color that may retake kos; empty if there are too many states. */
    static Optional<Boolean> solve(LifeQuestion question, int threats, Worth worth, int maxStates) {
        return new LifeTruth(question, threats, worth).solve(maxStates);
    }

    private Optional<Boolean> solve(int maxStates) {
        boolean isKeeping = question.goal().isKeeping();
        int targets = question.groups().stream().reduce(0, (one, other) -> one | other);
        number(state(
                question.prover() & question.area(),
                question.opponent() & question.area(),
                question.goal() == LifeQuestion.Goal.LIVE ? targets & question.area() : targets,
                question.isProverFirst(),
                0,
                Math.max(0, threats)));
        IntArrayList decided = new IntArrayList();
        for (int i = 0; i < states.size(); i++) {
            if (states.size() > maxStates) {
                return Optional.empty();
            }
            if (isDecided(states.getLong(i))) {
                decided.add(i);
            } else {
                expand(i);
            }
        }
        boolean isReached = attract(decided, !isKeeping);
        return Optional.of(isReached != isKeeping);
    }

    private static long state(int prover, int opponent, int targets, boolean isProvers, int ko, int left) {
        long stones = prover | (long) opponent << 16 | (long) targets << 32;
        return stones | (isProvers ? 1L << TURN : 0) | (long) ko << KO | (long) left << THREATS;
    }

    private int number(long state) {
        int known = numbers.putIfAbsent(state, states.size());
        if (known == NONE) {
            states.add(state);
            lastMove.add(NONE);
            left.add(0);
        }
        return known == NONE ? states.size() - 1 : known;
    }

    /** Whether the first state is one from which a side forces one of these states. */
    private boolean attract(IntArrayList decided, boolean isProvers) {
        boolean[] isForced = new boolean[states.size()];
        IntArrayList queue = new IntArrayList(decided);
        decided.forEach(state -> isForced[state] = true);
        for (int i = 0; i < queue.size(); i++) {
            for (int move = lastMove.getInt(queue.getInt(i)); move != NONE; move = moveBefore.getInt(move)) {
                int each = from.getInt(move);
                left.set(each, left.getInt(each) - 1);
                boolean isOwn = (states.getLong(each) >>> TURN & 1) == 1 == isProvers;
                if (!isForced[each] && (isOwn || left.getInt(each) == 0)) {
                    isForced[each] = true;
                    queue.add(each);
                }
            }
        }
        return isForced[0];
    }

    /** Whether the goal is reached; for life, and for keeping from life, whether it is out of reach. */
    private boolean isDecided(long state) {
        int targets = (int) (state >>> 32) & 0xffff;
        int prover = (int) state & 0xffff;
        int opponent = (int) (state >>> 16) & 0xffff;
        return switch (question.goal()) {
            case ANY -> living(prover, opponent, false) != 0;
            case LIVE, KILL -> hasGroupWithout(targets);
            case PREVENT -> !hasGroupWithout(targets & (living(opponent, prover, true) | ~question.area()));
        };
    }

    private boolean hasGroupWithout(int stones) {
        for (int group : question.groups()) {
            if ((group & stones) == 0) {
                return true;
            }
        }
        return false;
    }

    private void expand(int number) {
        long state = states.getLong(number);
        int prover = (int) state & 0xffff;
        int opponent = (int) (state >>> 16) & 0xffff;
        int targets = (int) (state >>> 32) & 0xffff;
        boolean isProvers = (state >>> TURN & 1) == 1;
        int left = (int) (state >>> THREATS) & (1 << PLACE - THREATS) - 1;
        int place = (int) (state >>> PLACE) - 1;
        int ko = (int) (state >>> KO & (1 << THREATS - KO) - 1) - 1;
        boolean isTheirs = isProvers == question.isProversKo();
        boolean mayRetake = worth != Worth.TURN && isTheirs && left > 0 && (place < 0 || place == ko);
        boolean mustPass = worth == Worth.TURN && !isTheirs && left > 0;
        int kept = place + 1 << PLACE - THREATS;
        add(number, state(prover, opponent, targets, !isProvers, 0, kept | (mustPass ? left - 1 : left)));
        for (int point = 0; point < near.size() && !mustPass; point++) {
            if ((question.area() & ~prover & ~opponent & 1 << point) != 0 && (point != ko || mayRetake)) {
                int own = isProvers ? prover : opponent;
                int others = isProvers ? opponent : prover;
                play(
                        number,
                        own,
                        others,
                        targets,
                        isProvers,
                        point,
                        point == ko ? after(left - 1, point) : kept | left);
            }
        }
    }

    /** The threats that are left after a retake, with its place if all must be there. */
    private int after(int left, int point) {
        return worth == Worth.RETAKE_OF_ONE_KO ? point + 1 << PLACE - THREATS | left : left;
    }

    private void play(int number, int before, int others, int targets, boolean isProvers, int point, int threatsLeft) {
        int stone = 1 << point;
        int own = before | stone;
        int captured = 0;
        for (int rest = around(stone) & others; rest != 0; ) {
            int group = flood(rest & -rest, others);
            captured |= isFree(group, own | others, !isProvers) ? 0 : group;
            rest &= ~group;
        }
        int left = others & ~captured;
        int group = flood(stone, own);
        if (!isFree(group, own | left, isProvers)) {
            return;
        }
        boolean isConnected = group != stone || !isProvers && (atWall & stone) != 0;
        boolean isKo = !isConnected
                && Integer.bitCount(captured) == 1
                && (around(stone) & question.area() & ~left) == captured
                && (threats != NO_LIMIT || isProvers == question.isProversKo());
        int ko = isKo ? 1 + Integer.numberOfTrailingZeros(captured) : 0;
        int prover = isProvers ? own : left;
        int opponent = isProvers ? left : own;
        add(number, state(prover, opponent, targets & ~captured, !isProvers, ko, threatsLeft));
    }

    private void add(int before, long state) {
        int after = number(state);
        moveBefore.add(lastMove.getInt(after));
        lastMove.set(after, from.size());
        from.add(before);
        left.set(before, left.getInt(before) + 1);
    }

    private int around(int mask) {
        return LifeQuestion.around(near, mask);
    }

    private int flood(int seed, int mask) {
        return LifeQuestion.flood(near, seed, mask);
    }

    /** Whether a group has a liberty, or is connected with the wall. */
    private boolean isFree(int group, int stones, boolean isProvers) {
        return (around(group) & question.area() & ~stones) != 0 || !isProvers && (group & atWall) != 0;
    }

    /**
     * Stones of a side that are alive unconditionally.
     *
     * @param ownsWall whether the wall is theirs, and all stones connected with it are alive
     */
    private int living(int own, int others, boolean ownsWall) {
        int living = own;
        for (int last = 0; last != living; ) {
            last = living;
            for (int rest = last; rest != 0; ) {
                int group = flood(rest & -rest, last);
                rest &= ~group;
                boolean isAtWall = ownsWall && (group & atWall) != 0;
                living &= !isAtWall && eyes(group, living, own, others, ownsWall) < 2 ? ~group : -1;
            }
        }
        return living;
    }

    private int eyes(int group, int living, int own, int others, boolean ownsWall) {
        int eyes = 0;
        for (int rest = question.area() & ~own; rest != 0; ) {
            int region = flood(rest & -rest, question.area() & ~own);
            rest &= ~region;
            boolean isClosed = (ownsWall || (region & atWall) == 0) && (around(region) & own & ~living) == 0;
            int empties = region & ~others;
            boolean isVital = empties != 0 && (empties & ~around(group)) == 0;
            eyes += isClosed && isVital ? 1 : 0;
        }
        return eyes;
    }
}
