package org.sekilab.safety.methods;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import org.sekilab.proof.Proofs;
import org.sekilab.safety.board.SubSolver;
import org.sekilab.safety.parts.RegionMerger;
import org.sekilab.safety.settings.Feature;
import org.sekilab.safety.settings.LifeJudge;
import org.sekilab.safety.settings.RaceJudge;
import org.sekilab.safety.settings.SafetyConfig;

/**
 * The table of all sub-solvers, in the order in which they are tried.
 *
 * <p>Source: [NM04] 3.1 for the order of the first rows.
 */
public final class SubSolvers {
    private static final List<Row> ROWS = List.of(
            new Row(config -> true, merger -> TwoVitalSolver.forSingleRegions()),
            new Row(config -> true, TwoVitalSolver::forMergedRegions),
            new Row(with(Feature.WEAK_DEPENDENCIES), WeakGroupSolver::new),
            new Row(config -> config.proofs() == Proofs.CHECKABLE, merger -> new ConnectionSolver()),
            new Row(with(Feature.EXPAND_VITAL), merger -> new ExpandVitalSolver()),
            new Row(with(Feature.WEAK_DEPENDENCIES, Feature.CHAINS), ChainSolver::new),
            new Row(with(Feature.EXPAND_VITAL), merger -> new NarrowAreaSolver()),
            new Row(with(Feature.SEKI), SekiSolver::new),
            new Row(with(Feature.SEKI), merger -> new InvaderSolver()),
            new Row(with(Feature.JOINT_REGIONS), merger -> new JointSolver()),
            new Row(with(Feature.SACRIFICES), SacrificeSolver::forWholeRegionsAtAGain),
            new Row(with(Feature.LIFE_AREAS), LifeAreaSolver::new),
            new Row(with(Feature.SACRIFICES), SacrificeSolver::forWholeRegions),
            new Row(with(Feature.SACRIFICES), SacrificeSolver::forPartsOfRegions),
            new Row(with(Feature.REGION_LIFE), RegionLifeSolver::new));

    /**
     * A sub-solver.
     *
     * @param isOn true for the configurations that ask for it
     * @param make makes it, for the merger of a configuration
     */
    private record Row(Predicate<SafetyConfig> isOn, Function<RegionMerger, SubSolver> make) {}

    private SubSolvers() {}

    /**
     * The sub-solvers that a configuration asks for.
     *
     * @param races answers questions about races, after all other methods
     */
    public static List<SubSolver> of(SafetyConfig config, RaceJudge races) {
        List<SubSolver> solvers = new ArrayList<>();
        for (Row row : ROWS) {
            if (row.isOn().test(config)) {
                solvers.add(row.make().apply(config.parts().merger()));
            }
        }
        if (races != RaceJudge.NONE) {
            solvers.add(new RaceSolver());
        }
        return List.copyOf(solvers);
    }

    /**
     * The sub-solver for what no other one proves of either color. Its proofs take points that others may need.
     *
     * @param lives answers questions about life on the open board
     * @return empty if the configuration does not ask for it, or if the judge knows nothing
     */
    public static Optional<SubSolver> last(SafetyConfig config, LifeJudge lives) {
        boolean isOn = config.has(Feature.OPEN_LIFE) && lives != LifeJudge.NONE;
        return isOn ? Optional.of(new OpenLifeSolver()) : Optional.empty();
    }

    private static Predicate<SafetyConfig> with(Feature... features) {
        return config -> config.features().containsAll(Set.of(features));
    }
}
