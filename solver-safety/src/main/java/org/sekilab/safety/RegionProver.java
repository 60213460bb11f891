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
 * Solves single regions as {@link RegionSolver} does, tells how far it is, and keeps the proofs, for those who want to play against them.
 * Immutable; may be shared by threads.
 *
 * <p>Source: that of {@link RegionSolver}.
 * <p>Proves: as {@link RegionSolver}. A strategy is kept for each half of the verdict: that no block is captured, or that the territory is
 * the defender's, even if endless play counts for the attacker; that it is not, or that a block falls, even if it counts for the defender.
 * <p>Differs: nothing.
 * <p>Cost: that of {@link RegionSolver}; the tables of its searches stay as long as what it returns.
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
     * @param engine what searches
     * @param limits for all its searches together, but for the table, which each of them may have
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
