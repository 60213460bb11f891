package org.sekilab.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.safety.settings.Verdict;
import org.sekilab.search.Goal;
import org.sekilab.search.Limits;
import org.sekilab.statics.OracleProblem;

/** Which sides have proved something, by the verdict. {@link RegionStrategyTest} plays against the proofs. */
class RegionProverTest {
    private static final SafetyConfig CONFIG = Engines.config(Preset.M6);
    private static final RegionProver PROVER = new RegionProver(CONFIG);
    private static final int STEP = 25;

    @Test
    void verdictIsThatOfTheRegionSolverAndSaysWhoHasProofs() {
        Map<Verdict, Integer> seen = new EnumMap<>(Verdict.class);
        for (OracleProblem problem : OracleProblem.all()) {
            if (problem.index() % STEP == 0) {
                Color attacker = problem.map().color().opposite();
                RegionProof proof = prove(problem, Engines.LIMITS);
                Verdict verdict = proof.result().verdict();
                assertThat(verdict)
                        .isEqualTo(new RegionSolver(Engines.DFPN_R, CONFIG)
                                .solve(problem.position(), problem.region(), attacker)
                                .verdict());
                checkSides(proof, problem.map().color());
                seen.merge(verdict, 1, Integer::sum);
            }
        }
        assertThat(seen).containsKeys(Verdict.SAFE, Verdict.UNSAFE, Verdict.SEKI);
    }

    @Test
    void openVerdictHasNoStrategies() {
        Limits none = Engines.LIMITS.withCancel(() -> true);
        for (OracleProblem problem : OracleProblem.all().subList(0, 20)) {
            RegionProof proof = prove(problem, none);
            if (proof.result().verdict() == Verdict.UNKNOWN) {
                assertThat(proof.strategies()).isEmpty();
            }
        }
    }

    /** SEKI: the defender keeps the blocks, and the attacker keeps the defender from the territory. */
    private static void checkSides(RegionProof proof, Color defender) {
        List<Color> winners =
                proof.strategies().stream().map(RegionStrategy::winner).toList();
        List<Goal> goals = proof.strategies().stream().map(RegionStrategy::goal).toList();
        switch (proof.result().verdict()) {
            case SAFE -> {
                assertThat(winners).containsExactly(defender);
                assertThat(goals).containsExactly(Goal.WIN);
            }
            case SEKI -> {
                assertThat(winners).containsExactly(defender, defender.opposite());
                assertThat(goals).containsExactly(Goal.AT_LEAST_DRAW, Goal.WIN);
            }
            case UNSAFE -> {
                assertThat(winners).containsExactly(defender.opposite());
                assertThat(goals).containsExactly(Goal.AT_LEAST_DRAW);
            }
            case UNKNOWN -> assertThat(winners).isEmpty();
        }
    }

    private static RegionProof prove(OracleProblem problem, Limits limits) {
        Color attacker = problem.map().color().opposite();
        return PROVER.prove(
                problem.position(), problem.region(), attacker, Engines.DFPN_R, limits, RegionListener.NONE);
    }
}
