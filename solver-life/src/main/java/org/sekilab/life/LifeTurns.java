package org.sekilab.life;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Takes turns of the searches for life in the windows of one problem, here or in another process. Threads share it.
 *
 * <p>A search keeps what it has found from one turn to the next. If its process is lost, it begins again.
 */
public interface LifeTurns {
    /** The number of turns that are taken at the same time, at least 1. */
    int takers();

    /**
     * Takes a turn, and waits for its end. No other turn of the same search is taken meanwhile.
     *
     * @return empty if the turn is cancelled first
     */
    Optional<Answer> take(Turn turn, BooleanSupplier isCancelled);

    /**
     * A turn.
     *
     * @param window the number of the window, the smallest first, from 0
     * @param search the number of the search in this window, from 0; each has a jitter of its own
     * @param nodes the limit for the search, and for the writing of its proof
     */
    record Turn(int window, int search, long nodes) {}

    /** How a turn ends. */
    enum End {
        /** With a proof. */
        WON,
        /** With a proof that cannot be written. */
        UNWRITTEN,
        /** The search goes on in another turn. */
        OPEN,
        /** The search is over: the window is too small, or seems so. */
        HOPELESS
    }

    /**
     * The end of a turn.
     *
     * @param nodes of this turn
     * @param proof that the stones live, if the end is {@link End#WON}
     * @param line the main line of the proof, points of the board and passes
     */
    record Answer(End end, long nodes, Optional<LifeProof> proof, List<Integer> line) {
        public Answer {
            line = List.copyOf(line);
            if (proof.isPresent() != (end == End.WON)) {
                throw new IllegalArgumentException("%s with the proof %s".formatted(end, proof));
            }
        }
    }

    /** Finds what takes the turns of a problem. */
    @FunctionalInterface
    interface Finder {
        /** What takes the turns of a problem. */
        LifeTurns find(LifeProblem problem);
    }
}
