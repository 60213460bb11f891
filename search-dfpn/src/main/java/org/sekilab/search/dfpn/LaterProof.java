package org.sekilab.search.dfpn;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.Proof;
import org.sekilab.search.Result;

/**
 * The proof of a win whose table was used for another question afterwards. The first state that a caller asks about is
 * searched again, and the proof is that of this search. A state that this proof lacks is searched too, and its proof is
 * kept beside the others. This happens where the opponent moves first: the caller then asks about the states after its
 * moves. Confined to one thread.
 *
 * <p>Proves: the proofs together make no cycle if each of them makes none, and holds all states that its moves lead to.
 * The oldest proof that holds a state answers there. So no move leads to a state of a younger proof.
 * <p>Cost: a search for each proof, within the limits. Most answers need one.
 */
final class LaterProof implements Proof {
    private final int mostSearches;
    private final Function<Problem, Result> search;
    private final List<Proof> found = new ArrayList<>(); // the oldest first
    private int searches;

    /**
     * @param mostSearches the largest number of searches; positive. It is one if proofs end in states that their moves
     *     lead to
     * @param search asks the same question about a state, with a new table
     */
    LaterProof(int mostSearches, Function<Problem, Result> search) {
        this.mostSearches = mostSearches;
        this.search = search;
    }

    @Override
    public int moveIn(Problem problem) {
        if (!problem.isProverToMove() || problem.outcome() != Outcome.UNKNOWN) {
            return Problem.NO_MOVE;
        }
        for (Proof proof : found) {
            int move = proof.moveIn(problem);
            if (move != Problem.NO_MOVE) {
                return move;
            }
        }
        if (searches == mostSearches) {
            return Problem.NO_MOVE;
        }
        searches++;
        Result result = search.apply(problem);
        if (result.outcome() == Outcome.WIN) {
            found.add(result.proof());
        }
        return result.outcome() == Outcome.WIN ? result.proof().moveIn(problem) : Problem.NO_MOVE;
    }
}
