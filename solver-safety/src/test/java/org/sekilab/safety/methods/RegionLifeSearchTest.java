package org.sekilab.safety.methods;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.sekilab.safety.Engines;
import org.sekilab.safety.board.SubSolver;
import org.sekilab.safety.settings.Feature;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.SafetyConfig;

/** The searches on boards where small areas have proofs already, which the unions replace. */
class RegionLifeSearchTest extends SubSolverContract {
    @Override
    SubSolver solver() {
        return new RegionLifeSolver(MERGER);
    }

    /** Without common life, areas of single blocks leave most to prove. */
    @Override
    SafetyConfig config() {
        SafetyConfig full = Engines.config(Preset.BEST);
        Set<Feature> features = new HashSet<>(full.features());
        features.remove(Feature.COMMON_LIFE);
        return new SafetyConfig(features, 30, 14, 14, Engines.LIMITS);
    }

    @Override
    List<SubSolver> before() {
        return List.of(new NarrowAreaSolver(), new LifeAreaSolver(MERGER));
    }

    @Override
    Set<String> labels() {
        return Set.of("region-life");
    }

    @Override
    int boards() {
        return 200;
    }
}
