package org.sekilab.experiments.life;

import java.util.Optional;
import org.sekilab.life.LifeProblem;
import org.sekilab.life.LifeProof;
import org.sekilab.life.LifeResult;
import org.sekilab.life.LifeVerdict;
import org.sekilab.model.PointSet;

/**
 * The answer to a query.
 *
 * @param query what was asked
 * @param index the game tree, from 1
 * @param problem the question with its area: the one with the proof, or the last that was tried
 * @param area the name of the area
 * @param result the answer; its statistics are those of all areas
 * @param firstMoves the first moves that keep the verdict, if that was asked and the verdict is one to keep
 */
public record LifeAnswer(
        LifeQuery query,
        int index,
        LifeProblem problem,
        LifeArea area,
        LifeResult result,
        Optional<FirstMoves> firstMoves) {
    /** True if the verdict is proved, and differs from the expected one. */
    public boolean isWrong() {
        return isProved() && query.expected().isPresent() && !agrees();
    }

    /** True if the verdict is the expected one, or SEKI where ALIVE is expected: life in seki is life. */
    public boolean agrees() {
        boolean isLife =
                result.verdict() == LifeVerdict.SEKI && query.expected().equals(Optional.of(LifeVerdict.ALIVE));
        return isLife || query.expected().equals(Optional.of(result.verdict()));
    }

    /** True if there is a verdict. */
    public boolean isProved() {
        return result.verdict() != LifeVerdict.UNKNOWN;
    }

    /** The points that the proofs of the verdict depend on, empty without proofs. */
    public PointSet zone() {
        return zone(problem, result);
    }

    /** The number of states in the proofs. */
    public long states() {
        return result.proofs().stream().mapToLong(LifeProof::states).sum();
    }

    static PointSet zone(LifeProblem problem, LifeResult result) {
        PointSet zone = new PointSet(problem.position().geometry());
        result.proofs().forEach(proof -> zone.unite(proof.zone()));
        return zone;
    }
}
