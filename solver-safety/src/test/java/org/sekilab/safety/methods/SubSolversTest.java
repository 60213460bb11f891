package org.sekilab.safety.methods;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.proof.Effort;
import org.sekilab.proof.Proofs;
import org.sekilab.safety.Engines;
import org.sekilab.safety.board.SubSolver;
import org.sekilab.safety.settings.Feature;
import org.sekilab.safety.settings.LifeJudge;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.RaceJudge;
import org.sekilab.safety.settings.SafetyConfig;

/** The table of sub-solvers: its order, what each feature switches, and the tests of its rows. */
class SubSolversTest {
    private static final RaceJudge JUDGE = race -> new RaceJudge.Answer(false, Effort.NONE);

    @Test
    void cheapestComesFirstAndRacesComeLast() {
        assertThat(names(SubSolvers.of(Engines.config(Preset.BEST).with(Proofs.CHECKABLE), JUDGE)))
                .containsExactly(
                        "TwoVitalSolver",
                        "TwoVitalSolver",
                        "WeakGroupSolver",
                        "ConnectionSolver",
                        "ExpandVitalSolver",
                        "ChainSolver",
                        "NarrowAreaSolver",
                        "SekiSolver",
                        "InvaderSolver",
                        "JointSolver",
                        "SacrificeSolver",
                        "LifeAreaSolver",
                        "SacrificeSolver",
                        "SacrificeSolver",
                        "RegionLifeSolver",
                        "RaceSolver");
    }

    @ParameterizedTest
    @CsvSource({
        "WEAK_DEPENDENCIES, WeakGroupSolver ChainSolver",
        "CHAINS, ChainSolver",
        "EXPAND_VITAL, ExpandVitalSolver NarrowAreaSolver",
        "SEKI, SekiSolver InvaderSolver",
        "JOINT_REGIONS, JointSolver",
        "SACRIFICES, SacrificeSolver",
        "REGION_LIFE, RegionLifeSolver",
        "LIFE_AREAS, LifeAreaSolver"
    })
    void featureSwitchesItsSubSolvers(Feature off, String missing) {
        SafetyConfig full = Engines.config(Preset.BEST);
        Set<Feature> features = new HashSet<>(full.features());
        features.remove(off);
        SafetyConfig less = new SafetyConfig(features, 30, 14, 14, Engines.LIMITS);
        Set<String> gone = new HashSet<>(names(SubSolvers.of(full, RaceJudge.NONE)));
        gone.removeAll(names(SubSolvers.of(less, RaceJudge.NONE)));
        assertThat(gone).containsExactlyInAnyOrder(missing.split(" "));
    }

    @Test
    void kindOfProofsAndJudgeSwitchTheirs() {
        assertThat(names(SubSolvers.of(Engines.config(Preset.BEST), RaceJudge.NONE)))
                .doesNotContain("ConnectionSolver", "RaceSolver");
    }

    @Test
    void openLifeComesAfterAllOthersOfBothColors() {
        LifeJudge judge = question -> new LifeJudge.Answer(Optional.empty(), Effort.NONE);
        SafetyConfig best = Engines.config(Preset.BEST);
        assertThat(SubSolvers.last(best, LifeJudge.NONE)).isEmpty();
        assertThat(SubSolvers.last(best, judge)).containsInstanceOf(OpenLifeSolver.class);
        assertThat(SubSolvers.last(Engines.config(Preset.M7), judge)).isEmpty();
    }

    @Test
    void eachRowPassesTheContract() throws ClassNotFoundException {
        Map<? extends Class<?>, Long> rows =
                SubSolvers.of(Engines.config(Preset.BEST).with(Proofs.CHECKABLE), JUDGE).stream()
                        .collect(Collectors.groupingBy(SubSolver::getClass, Collectors.counting()));
        for (Class<?> solver : rows.keySet()) {
            Class<?> test = Class.forName(solver.getName() + "Test");
            long contracts = Stream.concat(Stream.of(test), Arrays.stream(test.getDeclaredClasses()))
                    .filter(SubSolverContract.class::isAssignableFrom)
                    .count();
            assertThat(contracts).as(test.getName()).isEqualTo(rows.get(solver));
        }
    }

    private static List<String> names(List<SubSolver> solvers) {
        Function<SubSolver, String> name = solver -> solver.getClass().getSimpleName();
        return solvers.stream().map(name).toList();
    }
}
