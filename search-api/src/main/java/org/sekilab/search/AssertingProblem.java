package org.sekilab.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.sekilab.search.ContractError.Party;

/**
 * Passes all calls on to another problem, and fails with a {@link ContractError} if a side breaks the contract.
 * Mutable.
 *
 * <p>The engine may break it by an illegal move, an undo too many, a small buffer, or an answer that the state itself
 * contradicts. The problem may break it by a state that undo does not restore, that a query changes, or that has two
 * values.
 *
 * <p>The first error is kept, also one of a copy. An engine that catches the error cannot hide it. Copies for other
 * threads share what is kept.
 *
 * <p>Cost: several times that of the other problem while moves are checked, and a forwarded call afterwards.
 */
public final class AssertingProblem extends ForwardingProblem {
    private final AtomicLong left; // the number of moves still to be checked
    private final List<Snapshot> trail =
            new ArrayList<>(); // of the checked moves, which are the first ones of the path
    private final Map<Key, Outcome> values;
    private final AtomicReference<@Nullable ContractError> first;
    private int ply;

    /** Checks every move. */
    public AssertingProblem(Problem problem) {
        this(problem, new AtomicLong(Long.MAX_VALUE));
    }

    /**
     * Checks a limited number of moves.
     *
     * @param left the number of moves to check; counted down, and shared with other problems that count together
     */
    public AssertingProblem(Problem problem, AtomicLong left) {
        this(problem, left, new ConcurrentHashMap<>(), new AtomicReference<>());
    }

    private AssertingProblem(
            Problem problem,
            AtomicLong left,
            Map<Key, Outcome> values,
            AtomicReference<@Nullable ContractError> first) {
        super(problem);
        this.left = left;
        this.values = values;
        this.first = first;
    }

    /** The copy begins without moves to take back. */
    @Override
    public Optional<Problem> copy() {
        return problem().copy().map(copy -> new AssertingProblem(copy, left, values, first));
    }

    /** The number of moves played and not taken back. */
    public int ply() {
        return ply;
    }

    @Override
    public int maxMoves() {
        int most = super.maxMoves();
        require(most >= 1, Party.PROBLEM, () -> "at most %d moves".formatted(most));
        return most;
    }

    @Override
    public int movesInto(int[] moves) {
        if (!isChecking()) {
            return super.movesInto(moves);
        }
        require(
                moves.length >= maxMoves(),
                Party.ENGINE,
                () -> "a buffer of %d for %d moves".formatted(moves.length, maxMoves()));
        require(outcome() == Outcome.UNKNOWN, Party.ENGINE, () -> "moves of a state that is %s".formatted(outcome()));
        Snapshot before = Snapshot.of(problem());
        int count = super.movesInto(moves);
        require(
                before.equals(Snapshot.of(problem())),
                Party.PROBLEM,
                () -> "making moves changed %s".formatted(before));
        require(count >= 1 && count <= maxMoves(), Party.PROBLEM, () -> "%d moves".formatted(count));
        long different = Arrays.stream(moves, 0, count).distinct().count();
        require(
                different == count,
                Party.PROBLEM,
                () -> "a move is twice in %s".formatted(Arrays.toString(Arrays.copyOf(moves, count))));
        require(
                Arrays.stream(moves, 0, count).noneMatch(move -> move == NO_MOVE),
                Party.PROBLEM,
                () -> "no move is a move");
        return count;
    }

    @Override
    public void play(int move) {
        if (isChecking() && trail.size() == ply) {
            requireMove(move);
            trail.add(Snapshot.of(problem()));
            left.getAndDecrement();
        }
        super.play(move);
        ply++;
    }

    @Override
    public void undo() {
        require(ply > 0, Party.ENGINE, () -> "undo without play");
        super.undo();
        ply--;
        if (trail.size() > ply) {
            Snapshot expected = trail.remove(ply);
            Snapshot actual = Snapshot.of(problem());
            require(expected.equals(actual), Party.PROBLEM, () -> "%s after undo, not %s".formatted(actual, expected));
        }
    }

    @Override
    public Outcome outcome() {
        Outcome outcome = super.outcome();
        if (isChecking() && outcome != Outcome.UNKNOWN) {
            Outcome before = values.putIfAbsent(new Key(keyLow(), keyHigh()), outcome);
            require(
                    before == null || before == outcome,
                    Party.PROBLEM,
                    () -> "one state is %s and %s".formatted(before, outcome));
        }
        return outcome;
    }

    @Override
    public int estimate() {
        int estimate = super.estimate();
        require(Math.abs((long) estimate) < MAX_ESTIMATE, Party.PROBLEM, () -> "estimate %d".formatted(estimate));
        return estimate;
    }

    @Override
    public int moveCost(int place) {
        int cost = super.moveCost(place);
        require(cost >= 0 && cost <= MAX_ESTIMATE, Party.PROBLEM, () -> "cost %d".formatted(cost));
        return cost;
    }

    @Override
    public int initialProof() {
        return requireNumber(super.initialProof());
    }

    @Override
    public int initialDisproof() {
        return requireNumber(super.initialDisproof());
    }

    @Override
    public Outcome repetition() {
        Outcome repetition = super.repetition();
        require(repetition != Outcome.UNKNOWN, Party.PROBLEM, () -> "repetition is worth %s".formatted(repetition));
        return repetition;
    }

    /**
     * Checks the state after the search of an engine. No move may be left on the path. The state, and the states after
     * one move, must not contradict the answer. Call this when the search is over.
     *
     * @throws ContractError also an error that the engine has caught
     */
    public void requireAnswer(Goal goal, Result result) {
        ContractError kept = first.get();
        if (kept != null) {
            throw kept;
        }
        require(ply == 0, Party.ENGINE, () -> "left %d moves played".formatted(ply));
        Outcome known = outcome();
        if (known != Outcome.UNKNOWN) {
            requireAnswer(goal, result, known);
            return;
        }
        if (result.bestMove() != NO_MOVE) {
            requireMove(result.bestMove());
        }
        int[] moves = new int[maxMoves()];
        int count = movesInto(moves);
        boolean isProver = isProverToMove();
        for (int i = 0; i < count; i++) {
            super.play(moves[i]);
            Outcome after = super.outcome();
            super.undo();
            if (after != Outcome.UNKNOWN && goal.isReachedBy(after) == isProver) {
                requireAnswer(goal, result, after);
            }
        }
    }

    private void requireAnswer(Goal goal, Result result, Outcome value) {
        Outcome right = goal.isReachedBy(value) ? Outcome.WIN : Outcome.LOSS;
        require(
                result.outcome() == right || result.outcome() == Outcome.UNKNOWN,
                Party.ENGINE,
                () -> "answers %s to the question %s of a state that is worth %s"
                        .formatted(result.outcome(), goal, value));
    }

    private void requireMove(int move) {
        int[] moves = new int[maxMoves()];
        int count = movesInto(moves);
        require(
                Arrays.stream(moves, 0, count).anyMatch(each -> each == move),
                Party.ENGINE,
                () -> "move %d is none here".formatted(move));
    }

    private int requireNumber(int number) {
        if (isChecking()) {
            require(
                    outcome() == Outcome.UNKNOWN,
                    Party.ENGINE,
                    () -> "numbers of a state that is %s".formatted(outcome()));
        }
        require(number >= 1 && number <= MAX_ESTIMATE, Party.PROBLEM, () -> "initial number %d".formatted(number));
        return number;
    }

    private boolean isChecking() {
        return left.get() > 0;
    }

    private void require(boolean isMet, Party party, Supplier<String> message) {
        if (!isMet) {
            ContractError error = new ContractError(party, message.get());
            first.compareAndSet(null, error);
            throw error;
        }
    }

    private record Key(long low, long high) {}

    /** The observable state, except its moves. Their order may depend on the path. */
    private record Snapshot(long keyLow, long keyHigh, boolean isProverToMove, Outcome outcome) {
        static Snapshot of(Problem problem) {
            return new Snapshot(problem.keyLow(), problem.keyHigh(), problem.isProverToMove(), problem.outcome());
        }
    }
}
