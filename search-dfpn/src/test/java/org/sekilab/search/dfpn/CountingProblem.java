package org.sekilab.search.dfpn;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;

/** Passes all on to another problem and counts the moves that are played in copies. Mutable. */
final class CountingProblem implements Problem {
    private final Problem problem;
    private final AtomicLong ownMoves;
    private final AtomicLong movesOfCopies;

    CountingProblem(Problem problem) {
        this(problem, new AtomicLong(), new AtomicLong());
    }

    private CountingProblem(Problem problem, AtomicLong ownMoves, AtomicLong movesOfCopies) {
        this.problem = problem;
        this.ownMoves = ownMoves;
        this.movesOfCopies = movesOfCopies;
    }

    long movesOfCopies() {
        return movesOfCopies.get();
    }

    @Override
    public Optional<Problem> copy() {
        return problem.copy().map(copy -> new CountingProblem(copy, movesOfCopies, movesOfCopies));
    }

    @Override
    public void play(int move) {
        ownMoves.incrementAndGet();
        problem.play(move);
    }

    @Override
    public void undo() {
        problem.undo();
    }

    @Override
    public int maxMoves() {
        return problem.maxMoves();
    }

    @Override
    public boolean isProverToMove() {
        return problem.isProverToMove();
    }

    @Override
    public int movesInto(int[] moves) {
        return problem.movesInto(moves);
    }

    @Override
    public long keyLow() {
        return problem.keyLow();
    }

    @Override
    public long keyHigh() {
        return problem.keyHigh();
    }

    @Override
    public Outcome outcome() {
        return problem.outcome();
    }

    @Override
    public int estimate() {
        return problem.estimate();
    }

    @Override
    public Outcome repetition() {
        return problem.repetition();
    }
}
