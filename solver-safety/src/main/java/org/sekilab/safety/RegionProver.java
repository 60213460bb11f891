package org.sekilab.safety;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sekilab.model.Color;
import org.sekilab.model.Position;
import org.sekilab.model.Region;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.search.Engine;
import org.sekilab.search.Goal;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;

/**
 * Solves single regions as {@link RegionSolver} does, reports its progress, and keeps the proofs, so that callers can
 * play against them. Immutable; threads may share it.
 *
 * <p>Source: that of {@link RegionSolver}.
 * <p>Proves: as {@link RegionSolver}. A strategy is kept for each half of the verdict. The defender's strategy saves
 * the blocks or the territory, even if endless play counts for the attacker. The attacker's strategy captures a block,
 * or stops the defender from getting the territory, even if endless play counts for the defender.
 * <p>Differs: nothing.
 * <p>Cost: that of {@link RegionSolver}; the tables of its searches stay in memory as long as the result.
 */
public final class RegionProver {
    private final SafetyConfig config;

    public RegionProver(SafetyConfig config) {
        this.config = config;
    }

    /**
     * Solves a region.
     *
     * @param first the side to move
     * @param engine the engine of the searches
     * @param limits for all its searches together, except for the table, which each of them may have
     * @throws IllegalArgumentException if the region is too large, see {@link RegionSolver#fits}
     */
    public RegionProof prove(
            Position position, Region region, Color first, Engine engine, Limits limits, RegionListener listener) {
        RecordingEngine recorder = new RecordingEngine(engine, listener);
        RegionResult result = new RegionSolver(recorder, config.with(limits)).solve(position, region, first);
        List<RegionStrategy> strategies = new ArrayList<>();
        switch (result.verdict()) {
            case SAFE -> defending(recorder, Goal.WIN, position).ifPresent(strategies::add);
            case SEKI -> {
                defending(recorder, Goal.AT_LEAST_DRAW, position).ifPresent(strategies::add);
                attacking(recorder, Goal.WIN, position).ifPresent(strategies::add);
            }
            case UNSAFE -> attacking(recorder, Goal.AT_LEAST_DRAW, position).ifPresent(strategies::add);
            case UNKNOWN -> {}
        }
        return new RegionProof(result, strategies);
    }

    private static Optional<RegionStrategy> defending(RecordingEngine recorder, Goal goal, Position position) {
        return recorder.find(Outcome.LOSS, goal, Outcome.WIN)
                .map(search -> new RegionStrategy(position, search, recorder.engine()));
    }

    private static Optional<RegionStrategy> attacking(RecordingEngine recorder, Goal goal, Position position) {
        return recorder.find(Outcome.WIN, goal, Outcome.LOSS)
                .map(search -> new RegionStrategy(position, search, recorder.engine()));
    }
}
