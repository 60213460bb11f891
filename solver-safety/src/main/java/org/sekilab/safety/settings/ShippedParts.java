package org.sekilab.safety.settings;

import java.util.Set;
import org.sekilab.proof.Proofs;
import org.sekilab.safety.parts.ExactEvaluator;
import org.sekilab.safety.parts.ForcedMoves;
import org.sekilab.safety.parts.HeuristicEvaluator;
import org.sekilab.safety.parts.JoinedEyes;
import org.sekilab.safety.parts.LeafInitializer;
import org.sekilab.safety.parts.MissingEyes;
import org.sekilab.safety.parts.MoveGenerator;
import org.sekilab.safety.parts.MoveOrderer;
import org.sekilab.safety.parts.RegionMerger;
import org.sekilab.safety.parts.SearchParts;
import org.sekilab.safety.parts.StaticAlways;
import org.sekilab.safety.parts.StaticSafe;
import org.sekilab.safety.parts.SubregionCount;
import org.sekilab.safety.parts.SureLiberties;
import org.sekilab.safety.parts.WeightedOrder;

/** Chooses the shipped parts for a set of features. */
final class ShippedParts {
    private ShippedParts() {}

    /** The parts that the features choose. */
    static SearchParts of(Set<Feature> features) {
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
