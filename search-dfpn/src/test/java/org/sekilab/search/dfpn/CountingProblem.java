package org.sekilab.search.dfpn;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.sekilab.search.ForwardingProblem;
import org.sekilab.search.Problem;

/**
 * Passes all on to another problem and counts the moves that are played in copies. Until the first of them its own moves are slow, so that
 * whoever has a copy comes to it on a busy machine, too. Mutable.
 */
final class CountingProblem extends ForwardingProblem {
    private static final long MILLIS = 5; // a move

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
