package org.sekilab.search.dfpn;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.sekilab.search.ForwardingProblem;
import org.sekilab.search.Problem;

/**
 * Passes all calls on to another problem and counts the moves played in copies. Until the first such move, its own
 * moves are slow. So threads with a copy get their turn even on a busy machine. Mutable.
 */
final class CountingProblem extends ForwardingProblem {
    private static final long MILLIS = 5; // for each move

    private final AtomicLong movesOfCopies;
    private final boolean isCopy;

    CountingProblem(Problem problem) {
        super(problem);
        this.movesOfCopies = new AtomicLong();
        this.isCopy = false;
    }

    private CountingProblem(Problem copy, CountingProblem original) {
        super(copy);
        this.movesOfCopies = original.movesOfCopies;
        this.isCopy = true;
    }

    long movesOfCopies() {
        return movesOfCopies.get();
    }

    @Override
    public Optional<Problem> copy() {
        return problem().copy().map(other -> new CountingProblem(other, this));
    }

    @Override
    public void play(int move) {
        if (isCopy) {
            movesOfCopies.incrementAndGet();
        } else {
            waitForCopies();
        }
        super.play(move);
    }

    private void waitForCopies() {
        try {
            if (movesOfCopies.get() == 0) {
                TimeUnit.MILLISECONDS.sleep(MILLIS);
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
