package org.sekilab.safety.methods;

import java.util.Set;
import org.sekilab.safety.Engines;
import org.sekilab.safety.board.SubSolver;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.SafetyConfig;

class WeakGroupSolverTest extends SubSolverContract {
    @Override
    SubSolver solver() {
        return new WeakGroupSolver(MERGER);
    }

    @Override
    Set<String> labels() {
        return Set.of("weak", "external-moves");
    }

    @Override
    SafetyConfig config() {
        return new SafetyConfig(Preset.BEST.features(), 30, 1, 1, Engines.LIMITS);
    }
}
