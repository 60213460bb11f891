package org.sekilab.safety.attempts;

import java.util.Comparator;
import java.util.HashSet;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import org.sekilab.safety.attempts.BoardAttempt.ProofPoints;

/**
 * The sets of proofs to leave out in further attempts. Each set has what an earlier attempt left out, and one proof of
 * that attempt. Sets of attempts with more safe points come first. Of these, sets with fewer proofs come first, and
 * then those that were added first. Mutable, confined to one thread.
 *
 * <p>Source: best-first search over the attempts.
 * <p>Cost: memory for each proof of each attempt.
 */
final class NextAttempts {
    private static final Comparator<Next> ORDER = Comparator.comparingInt((Next next) -> -next.safePoints())
            .thenComparingInt(next -> next.leftOut().size())
            .thenComparingLong(Next::number);

    private final PriorityQueue<Next> queue = new PriorityQueue<>(ORDER);
    private final Set<Set<ProofPoints>> taken = new HashSet<>();
    private long added;

    /** @param safePoints of the earlier attempt */
    private record Next(int safePoints, Set<ProofPoints> leftOut, long number) {}

    /** Adds a set for each proof of an attempt. */
    void addAll(BoardAttempt attempt) {
        int safePoints = attempt.safePoints();
        for (ProofPoints proof : attempt.proved()) {
            Set<ProofPoints> leftOut = new HashSet<>(attempt.leftOut());
            leftOut.add(proof);
            queue.add(new Next(safePoints, Set.copyOf(leftOut), added));
            added++;
        }
    }

    /**
     * Takes the first set. No set is taken twice.
     *
     * @return empty if none is left
     */
    Optional<Set<ProofPoints>> take() {
        while (!queue.isEmpty()) {
            Set<ProofPoints> leftOut = queue.remove().leftOut();
            if (taken.add(leftOut)) {
                return Optional.of(leftOut);
            }
        }
        return Optional.empty();
    }
}
