package org.sekilab.safety;

import java.util.Set;
import org.sekilab.statics.Proofs;

/**
 * The exchangeable parts of the search for safe regions.
 *
 * @param merger says which regions are searched as one
 * @param orderer sorts the moves
 * @param exactEvaluator ends the search where safety is proved
 * @param heuristicEvaluator judges where the search is cut off
 * @param leafInitializer guesses the numbers that proof-number search begins with
 * @param generator prunes the defender's moves
 */
public record SearchParts(
        RegionMerger merger,
        MoveOrderer orderer,
        ExactEvaluator exactEvaluator,
        HeuristicEvaluator heuristicEvaluator,
        LeafInitializer leafInitializer,
        MoveGenerator generator) {
    /** The same, but for checkable proofs another evaluator. */
    SearchParts with(Proofs proofs) {
        ExactEvaluator evaluator = proofs == Proofs.ANY ? exactEvaluator : exactEvaluator.checkable();
        return new SearchParts(merger, orderer, evaluator, heuristicEvaluator, leafInitializer, generator);
    }

    /** The same with another generator. */
    SearchParts with(MoveGenerator other) {
        return new SearchParts(merger, orderer, exactEvaluator, heuristicEvaluator, leafInitializer, other);
    }

    /** The parts that some features say: those that ship. */
    public static SearchParts of(Set<Feature> features) {
        return new SearchParts(
                features.contains(Feature.MERGING) ? RegionMerger.STRONGLY_DEPENDENT : RegionMerger.NONE,
                features.contains(Feature.MOVE_ORDERING) ? WeightedOrder.OF_THE_PAPER : MoveOrderer.PLAIN,
                evaluatorOf(features),
                features.contains(Feature.ESTIMATE) ? new SubregionCount() : HeuristicEvaluator.NONE,
                leavesOf(features),
                features.contains(Feature.FORCED_MOVES) ? new ForcedMoves() : MoveGenerator.ALL);
    }

    private static ExactEvaluator evaluatorOf(Set<Feature> features) {
        if (!features.contains(Feature.STATIC_SAFE)) {
            return new SureLiberties(Proofs.ANY);
        }
        return features.contains(Feature.STATIC_STATES) ? new StaticAlways(Proofs.ANY) : new StaticSafe(Proofs.ANY);
    }

    private static LeafInitializer leavesOf(Set<Feature> features) {
        if (!features.contains(Feature.ESTIMATE)) {
            return LeafInitializer.ONE;
        }
        return features.contains(Feature.JOINED_EYES) ? new JoinedEyes() : new MissingEyes();
    }
}
