package org.sekilab.search.dfpn;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.Proof;
import org.sekilab.search.Result;

/**
 * The proof of an answer whose table was used for another question afterwards. The first state that a caller asks about
 * is searched again, and the proof is that of this search. Confined to one thread.
 */
final class LaterProof implements Proof {
    private final Outcome answer;
    private final Function<Problem, Result> search;
    private @Nullable Proof found;

    LaterProof(Outcome answer, Function<Problem, Result> search) {
        this.answer = answer;
        this.search = search;
    }

    @Override
    public int moveIn(Problem problem) {
        Proof proof = found;
        if (proof == null) {
            Result result = search.apply(problem);
            proof = result.outcome() == answer ? result.proof() : NONE;
            found = proof;
        }
        return proof.moveIn(problem);
    }
}
