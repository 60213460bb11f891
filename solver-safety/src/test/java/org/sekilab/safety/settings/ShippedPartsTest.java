package org.sekilab.safety.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
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

/** The features of a preset choose its parts. */
class ShippedPartsTest {
    @Test
    void featuresSayTheParts() {
        SearchParts plain = ShippedParts.of(Preset.M1.features());
        assertThat(plain.merger()).isSameAs(RegionMerger.NONE);
        assertThat(plain.orderer()).isSameAs(MoveOrderer.PLAIN);
        assertThat(plain.exactEvaluator()).isInstanceOf(SureLiberties.class);
        assertThat(plain.heuristicEvaluator()).isSameAs(HeuristicEvaluator.NONE);
        assertThat(plain.leafInitializer()).isSameAs(LeafInitializer.ONE);
        assertThat(plain.generator()).isSameAs(MoveGenerator.ALL);
        SearchParts full = ShippedParts.of(Preset.M6.features());
        assertThat(full.merger()).isSameAs(RegionMerger.STRONGLY_DEPENDENT);
        assertThat(full.orderer()).isInstanceOf(WeightedOrder.class);
        assertThat(full.exactEvaluator()).isInstanceOf(StaticSafe.class);
        assertThat(full.heuristicEvaluator()).isInstanceOf(SubregionCount.class);
        assertThat(full.leafInitializer()).isInstanceOf(MissingEyes.class);
        assertThat(full.generator()).isInstanceOf(ForcedMoves.class);
        SearchParts best = ShippedParts.of(Preset.BEST.features());
        assertThat(best.exactEvaluator()).isInstanceOf(StaticAlways.class);
        assertThat(best.leafInitializer()).isInstanceOf(JoinedEyes.class);
    }

    /** A feature that extends another one is off if that one is off. */
    @Test
    void featuresThatAddToOthersNeedThem() {
        Set<Feature> features = new HashSet<>(Preset.BEST.features());
        features.removeAll(List.of(Feature.STATIC_SAFE, Feature.ESTIMATE));
        SearchParts parts = ShippedParts.of(features);
        assertThat(parts.exactEvaluator()).isInstanceOf(SureLiberties.class);
        assertThat(parts.leafInitializer()).isSameAs(LeafInitializer.ONE);
    }
}
