package org.sekilab.safety.methods;

import java.util.ArrayList;
import java.util.List;
import org.sekilab.proof.Proofs;
import org.sekilab.safety.board.BoardProof;
import org.sekilab.safety.board.SubSolver;
import org.sekilab.safety.board.TwoVitalSolver;
import org.sekilab.safety.parts.RegionMerger;
import org.sekilab.safety.settings.Feature;
import org.sekilab.safety.settings.RaceJudge;
import org.sekilab.safety.settings.SafetyConfig;

/**
 * Runs in turn the sub-solvers that a configuration asks for. Immutable.
 *
 * <p>Source: the basic algorithm of [NM04] 3.1, after the static rules.
 * <p>Differs: after each success it starts again with the cheapest sub-solver, because blocks that have become safe
 * help all others.
 */
public final class ColorSolver implements SubSolver {
    private final List<SubSolver> parts = new ArrayList<>();

    /** @param races answers questions about races, after all other methods */
    public ColorSolver(SafetyConfig config, RaceJudge races) {
        parts.add(TwoVitalSolver.forSingleRegions());
        RegionMerger merger = config.parts().merger();
        parts.add(TwoVitalSolver.forMergedRegions(merger));
        if (config.has(Feature.WEAK_DEPENDENCIES)) {
            parts.add(new WeakGroupSolver(merger));
        }
        if (config.proofs() == Proofs.CHECKABLE) {
            parts.add(new ConnectionSolver());
        }
        if (config.has(Feature.EXPAND_VITAL)) {
            parts.add(new ExpandVitalSolver());
        }
        if (config.has(Feature.WEAK_DEPENDENCIES) && config.has(Feature.CHAINS)) {
            parts.add(new ChainSolver(merger));
        }
        if (config.has(Feature.EXPAND_VITAL)) {
            parts.add(new NarrowAreaSolver());
        }
        if (config.has(Feature.SEKI)) {
            parts.add(new SekiSolver(merger));
            parts.add(new InvaderSolver());
        }
        if (config.has(Feature.JOINT_REGIONS)) {
            parts.add(new JointSolver());
        }
        if (config.has(Feature.GIVEN_UP_BLOCKS)) {
            parts.add(SacrificeSolver.forWholeRegions(merger));
        }
        if (config.has(Feature.LIFE_AREAS)) {
            parts.add(new LifeAreaSolver(merger));
        }
        if (config.has(Feature.GIVEN_UP_BLOCKS)) {
            parts.add(SacrificeSolver.forPartsOfRegions(merger));
        }
        if (races != RaceJudge.NONE) {
            parts.add(new RaceSolver(races));
        }
    }

    @Override
    public boolean solve(BoardProof state) {
        boolean hasFound = false;
        while (solveOnce(state)) {
            hasFound = true;
        }
        return hasFound;
    }

    private boolean solveOnce(BoardProof state) {
        return parts.stream().anyMatch(part -> !state.isCancelled() && part.solve(state));
    }
}
