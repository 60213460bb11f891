package org.sekilab.safety;

import java.util.Set;

/**
 * The exchangeable parts of a region search.
 *
 * @param orderer sorts the moves
 * @param exactEvaluator ends the search where safety is proved
 * @param heuristicEvaluator judges where the search is cut off
 * @param generator prunes the defender's moves
 */
public record SearchParts(
        MoveOrderer orderer,
        ExactEvaluator exactEvaluator,
        HeuristicEvaluator heuristicEvaluator,
        MoveGenerator generator) {
    /** The parts that some features say: those that ship. */
    public static SearchParts of(Set<Feature> features) {
        return new SearchParts(
                features.contains(Feature.MOVE_ORDERING) ? WeightedOrder.OF_THE_PAPER : MoveOrderer.PLAIN,
                features.contains(Feature.STATIC_SAFE) ? new StaticSafe() : new SureLiberties(),
                features.contains(Feature.ESTIMATE) ? new SubregionCount() : HeuristicEvaluator.NONE,
                features.contains(Feature.FORCED_MOVES) ? new ForcedMoves() : MoveGenerator.ALL);
    }
}
