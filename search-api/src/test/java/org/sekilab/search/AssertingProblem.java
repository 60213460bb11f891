package org.sekilab.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Passes all on to another problem, and fails with an {@link AssertionError} if one side breaks the contract: the caller by
 * moves that are none, by an undo too many, or by small buffers; the problem by a state that undo does not bring back, or
 * that changes when it is only asked. Mutable.
 */
public final class AssertingProblem extends ForwardingProblem {
    private final List<Snapshot> trail = new ArrayList<>();

    public AssertingProblem(Problem problem) {
        super(problem);
    }

    /** A copy has nothing to take back. */
    @Override
    public Optional<Problem> copy() {
        return problem().copy().map(AssertingProblem::new);
    }

    /** How many moves are played and not taken back. */
    public int ply() {
        return trail.size();
    }

    @Override
    public int maxMoves() {
        int most = super.maxMoves();
        require(most >= 1, () -> "at most %d moves".formatted(most));
        return most;
    }

    @Override
    public int movesInto(int[] moves) {
        require(moves.length >= maxMoves(), () -> "a buffer of %d for %d moves".formatted(moves.length, maxMoves()));
        require(outcome() == Outcome.UNKNOWN, () -> "moves of a state that is %s".formatted(outcome()));
        Snapshot before = Snapshot.of(problem());
        int count = super.movesInto(moves);
        require(before.equals(Snapshot.of(problem())), () -> "making moves changed %s".formatted(before));
        require(count >= 1 && count <= maxMoves(), () -> "%d moves".formatted(count));
        long different = Arrays.stream(moves, 0, count).distinct().count();
        require(
                different == count,
                () -> "a move is twice in %s".formatted(Arrays.toString(Arrays.copyOf(moves, count))));
        require(Arrays.stream(moves, 0, count).noneMatch(move -> move == NO_MOVE), () -> "no move is a move");
        return count;
    }

    @Override
    public void play(int move) {
        int[] moves = new int[maxMoves()];
        int count = movesInto(moves);
        require(
                Arrays.stream(moves, 0, count).anyMatch(each -> each == move),
                () -> "move %d is none here".formatted(move));
        trail.add(Snapshot.of(problem()));
        super.play(move);
    }

    @Override
    public void undo() {
        require(!trail.isEmpty(), () -> "undo without play");
        super.undo();
        Snapshot expected = trail.remove(trail.size() - 1);
        Snapshot actual = Snapshot.of(problem());
        require(expected.equals(actual), () -> "%s after undo, not %s".formatted(actual, expected));
    }

    @Override
    public int estimate() {
        int estimate = super.estimate();
        require(Math.abs((long) estimate) < MAX_ESTIMATE, () -> "estimate %d".formatted(estimate));
        return estimate;
    }

    @Override
    public int initialProof() {
        return requireNumber(super.initialProof());
    }

    @Override
    public int initialDisproof() {
        return requireNumber(super.initialDisproof());
    }

    private int requireNumber(int number) {
        require(outcome() == Outcome.UNKNOWN, () -> "numbers of a state that is %s".formatted(outcome()));
        require(number >= 1 && number <= MAX_ESTIMATE, () -> "initial number %d".formatted(number));
        return number;
    }

    @Override
    public Outcome repetition() {
        Outcome repetition = super.repetition();
        require(repetition != Outcome.UNKNOWN, () -> "repetition is worth %s".formatted(repetition));
        return repetition;
    }

    private static void require(boolean isMet, Supplier<String> message) {
        if (!isMet) {
            throw new AssertionError(message.get());
        }
    }

    /** What can be asked of a state, but for its moves, whose order may depend on the path. */
    private record Snapshot(long keyLow, long keyHigh, boolean isProverToMove, Outcome outcome) {
        static Snapshot of(Problem problem) {
            return new Snapshot(problem.keyLow(), problem.keyHigh(), problem.isProverToMove(), problem.outcome());
        }
    }
}
