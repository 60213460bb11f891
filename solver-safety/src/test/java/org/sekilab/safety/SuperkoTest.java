package org.sekilab.safety;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.local.KoThreats;
import org.sekilab.safety.settings.KoConfig;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.Repetition;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.safety.settings.Verdict;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;
import org.sekilab.statics.OracleProblem;
import org.sekilab.statics.enumeration.Value;

/** Superko in the region solver: it decides what depends on repetition, within the limits, and only if asked. */
class SuperkoTest {
    private static final String EXTERNAL = "ext-libs"; // has liberties that a region problem does not know
    private static final Limits LIMITS = Engines.LIMITS.withMaxNodes(5_000_000).withTableBytes(64L << 20);

    /** All regions of the oracle list that depend on the value of endless play. */
    @Test
    void allThatHangsOnRepetitionIsDecided() {
        RegionSolver superko = solver(KoConfig.DEFAULT.with(Repetition.SUPERKO), LIMITS);
        int decided = 0;
        for (OracleProblem problem : OracleProblem.all()) {
            for (Color first : Color.values()) {
                boolean isSmall =
                        problem.truth().states() <= 20_000 && !problem.kind().equals(EXTERNAL);
                if (isSmall && truth(problem, first) == Value.AMBIGUOUS) {
                    RegionResult result = superko.solve(problem.position(), problem.region(), first);
                    assertThat(result.verdict())
                            .as("problem %d, %s first", problem.index(), first)
                            .isNotEqualTo(Verdict.UNKNOWN);
                    assertThat(result.principalVariation()).hasSize(1);
                    decided++;
                }
            }
        }
        assertThat(decided).isGreaterThan(30);
    }

    @Test
    void repetitionIsLeftOpenIfThereIsNoRule() {
        RegionResult result = solve(OracleProblem.all().get(148), KoConfig.DEFAULT, LIMITS);
        assertThat(result.verdict()).isEqualTo(Verdict.UNKNOWN);
        assertThat(result.limit()).isEqualTo(Limit.REPETITION);
    }

    @Test
    void limitsLeaveTheVerdictOpen() {
        OracleProblem problem = OracleProblem.all().get(148);
        KoConfig superko = KoConfig.DEFAULT.with(Repetition.SUPERKO);
        long needed = solve(problem, superko, LIMITS).total().nodes();
        RegionResult fewNodes = solve(problem, superko, LIMITS.withMaxNodes(needed - 1));
        assertThat(fewNodes.verdict()).isEqualTo(Verdict.UNKNOWN);
        assertThat(fewNodes.limit()).isEqualTo(Limit.NODES);
        RegionResult littleMemory = solve(problem, superko, LIMITS.withTableBytes(1 << 14));
        assertThat(littleMemory.verdict()).isEqualTo(Verdict.UNKNOWN);
        assertThat(littleMemory.limit()).isEqualTo(Limit.MEMORY);
    }

    @Test
    void superkoGoesWithUnlimitedThreats() {
        KoConfig limited = new KoConfig(KoThreats.of(2), false);
        assertThatThrownBy(() -> limited.with(Repetition.SUPERKO))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("superko with 2 ko threats, not unlimited ones");
    }

    private static RegionResult solve(OracleProblem problem, KoConfig ko, Limits limits) {
        Color attacker = problem.map().color().opposite();
        return solver(ko, limits).solve(problem.position(), problem.region(), attacker);
    }

    private static RegionSolver solver(KoConfig ko, Limits limits) {
        SafetyConfig config = new SafetyConfig(Preset.M7.features(), 30, 14, 14, limits);
        return new RegionSolver(Engines.DFPN_R, config.with(ko));
    }

    private static Value truth(OracleProblem problem, Color first) {
        return first == problem.map().color()
                ? problem.truth().defenderFirst()
                : problem.truth().attackerFirst();
    }
}
