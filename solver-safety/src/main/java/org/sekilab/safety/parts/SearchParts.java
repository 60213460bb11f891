package org.sekilab.safety.parts;

import org.sekilab.proof.Proofs;

/**
 * The exchangeable parts of the search for safe regions.
 *
 * @param merger chooses the regions that are searched as one
 * @param orderer sorts the moves
 * @param exactEvaluator ends the search where safety is proved
 * @param heuristicEvaluator judges states where the search is cut off
 * @param leafInitializer guesses the initial numbers of proof-number search
 * @param generator prunes the defender's moves
 */
public record SearchParts(
        RegionMerger merger,
        MoveOrderer orderer,
        ExactEvaluator exactEvaluator,
        HeuristicEvaluator heuristicEvaluator,
        LeafInitializer leafInitializer,
        MoveGenerator generator) {
    /** A copy that finds a kind of proofs: for checkable proofs it has another evaluator. */
    public SearchParts with(Proofs proofs) {
        ExactEvaluator evaluator = proofs == Proofs.ANY ? exactEvaluator : exactEvaluator.checkable();
        return new SearchParts(merger, orderer, evaluator, heuristicEvaluator, leafInitializer, generator);
    }

    /** A copy with another exact evaluator. */
    public SearchParts withEvaluator(ExactEvaluator other) {
        return new SearchParts(merger, orderer, other, heuristicEvaluator, leafInitializer, generator);
    }

    /** A copy with another generator. */
    public SearchParts with(MoveGenerator other) {
        return new SearchParts(merger, orderer, exactEvaluator, heuristicEvaluator, leafInitializer, other);
    }
}
