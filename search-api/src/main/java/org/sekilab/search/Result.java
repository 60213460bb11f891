package org.sekilab.search;

import java.util.List;

/**
 * The answer of a search.
 *
 * @param outcome {@link Outcome#WIN} if the prover reaches the goal, {@link Outcome#LOSS} if not,
 *     {@link Outcome#UNKNOWN} with a limit
 * @param limit the limit that ended the search, or {@link Limit#NONE}
 * @param bestMove the best move of the side to move, or {@link Problem#NO_MOVE} if none is known or needed
 * @param principalVariation best play of both sides, beginning with {@code bestMove}; may be cut short; unmodifiable
 * @param proof the strategy behind the outcome
 * @param statistics the effort of the search
 * @param proofNumber the proof number of the state if a search by proof numbers ended without an answer; else 0. It is
 *     the least number of leaves that still had to be won
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

    /** An answer, or the end of a search that has no proof numbers. */
    public Result(
            Outcome outcome,
            Limit limit,
            int bestMove,
            List<Integer> principalVariation,
            Proof proof,
            Statistics statistics) {
        this(outcome, limit, bestMove, principalVariation, proof, statistics, 0);
    }

    /** No answer, and no effort for one. */
    public static Result open(Limit limit) {
        return new Result(Outcome.UNKNOWN, limit, Problem.NO_MOVE, List.of(), Proof.NONE, Statistics.NONE);
    }

    /** The same answer, with another effort. */
    public Result withStatistics(Statistics newStatistics) {
        return new Result(outcome, limit, bestMove, principalVariation, proof, newStatistics, proofNumber);
    }

    /** The same answer, with another proof. */
    public Result withProof(Proof newProof) {
        return new Result(outcome, limit, bestMove, principalVariation, newProof, statistics, proofNumber);
    }
}
