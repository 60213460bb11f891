package org.sekilab.search;

import java.util.List;

/**
 * The answer of a search.
 *
 * @param outcome {@link Outcome#WIN} if the goal is reached, {@link Outcome#LOSS} if not, {@link Outcome#UNKNOWN} with a limit
 * @param limit what ended the search, or {@link Limit#NONE}
 * @param bestMove the best move of the side to move, or {@link Problem#NO_MOVE} where none is known or needed
 * @param principalVariation best play of both, beginning with {@code bestMove}; may be cut short; unmodifiable
 * @param proof the strategy behind the outcome
 * @param statistics what it took
 * @param proofNumber of the state where a search by proof numbers ended without an answer: the least number of leaves that had yet to be won; else 0
 */
public record Result(
        Outcome outcome,
        Limit limit,
        int bestMove,
        List<Integer> principalVariation,
        Proof proof,
        Statistics statistics,
        int proofNumber) {
    public Result {
        if ((outcome == Outcome.UNKNOWN) == (limit == Limit.NONE) || outcome == Outcome.DRAW) {
            throw new IllegalArgumentException("outcome %s does not go with limit %s".formatted(outcome, limit));
        }
        principalVariation = List.copyOf(principalVariation);
    }

    /** An answer, or the end of a search that knows no proof numbers. */
    public Result(
            Outcome outcome,
            Limit limit,
            int bestMove,
            List<Integer> principalVariation,
            Proof proof,
            Statistics statistics) {
        this(outcome, limit, bestMove, principalVariation, proof, statistics, 0);
    }

    /** The same answer, for more effort. */
    public Result withStatistics(Statistics newStatistics) {
        return new Result(outcome, limit, bestMove, principalVariation, proof, newStatistics, proofNumber);
    }

    /** The same answer with another proof of it. */
    public Result withProof(Proof newProof) {
        return new Result(outcome, limit, bestMove, principalVariation, newProof, statistics, proofNumber);
    }
}
