package org.sekilab.search.dfpn;

import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.Proof;
import org.sekilab.search.Result;

/**
 * The proof of an answer whose table was used for another question afterwards. The state of the answer is searched
 * again, and the proof is that of this search. Confined to one thread.
 */
final class LaterProof implements Proof {
    private final Outcome answer;
    private final Optional<Problem> root;
    private final Function<Problem, Result> search;
    private @Nullable Proof found;

    /**
     * @param root the state of the answer. Without it, the first state that a caller asks about is searched instead.
     *     The proof then may lack the states after other moves of the loser
     * @param search asks the question of the answer about a state, with a new table
     */
    LaterProof(Outcome answer, Optional<Problem> root, Function<Problem, Result> search) {
        this.answer = answer;
        this.root = root;
        this.search = search;
    }

    @Override
    public int moveIn(Problem problem) {
        Proof proof = found;
        if (proof == null) {
            Result result = search.apply(root.orElse(problem));
            proof = result.outcome() == answer ? result.proof() : NONE;
            found = proof;
        }
        return proof.moveIn(problem);
    }
}
