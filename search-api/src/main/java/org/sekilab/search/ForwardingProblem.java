package org.sekilab.search;

/**
 * Passes all calls on to another problem. A subclass that watches or checks a problem defines only the differences. It
 * has no copies. Mutable like the other problem.
 */
public abstract class ForwardingProblem implements Problem {
    private final Problem problem;

    protected ForwardingProblem(Problem problem) {
        this.problem = problem;
    }

    /** The other problem. */
    protected final Problem problem() {
        return problem;
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
    public void play(int move) {
        problem.play(move);
    }

    @Override
    public void undo() {
        problem.undo();
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
    public int initialProof() {
        return problem.initialProof();
    }

    @Override
    public int initialDisproof() {
        return problem.initialDisproof();
    }

    @Override
    public int moveCost(int place) {
        return problem.moveCost(place);
    }

    @Override
    public Outcome repetition() {
        return problem.repetition();
    }
}
