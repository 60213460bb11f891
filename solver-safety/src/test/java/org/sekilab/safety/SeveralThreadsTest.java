package org.sekilab.safety;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.model.Color;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.Verdict;
import org.sekilab.search.dfpn.DfpnConfig;
import org.sekilab.search.dfpn.DfpnEngine;
import org.sekilab.statics.OracleProblem;
import org.sekilab.statics.enumeration.Value;

/** Several threads that search a region together reach the verdict of enumeration. */
class SeveralThreadsTest {
    private static final String EXTERNAL = "ext-libs"; // has liberties that a region problem does not know

    @ParameterizedTest
    @ValueSource(ints = {2, 4})
    void verdictsAreTrue(int threads) {
        RegionSolver solver = new RegionSolver(
                DfpnEngine.withTwins(DfpnConfig.DEFAULT.withThreads(threads)),
                Engines.config(Preset.M7).with(Engines.LIMITS.withMaxNodes(1_000_000)));
        int known = 0;
        for (OracleProblem problem : OracleProblem.all()) {
            Value truth = problem.truth().attackerFirst();
            if (problem.index() % 6 == threads % 6 && !problem.kind().equals(EXTERNAL)) {
                Color attacker = problem.map().color().opposite();
                Verdict verdict = solver.solve(problem.position(), problem.region(), attacker)
                        .verdict();
                assertThat(verdict)
                        .as("problem %d", problem.index())
                        .isEqualTo(truth == Value.AMBIGUOUS ? Verdict.UNKNOWN : Verdict.valueOf(truth.name()));
                known += verdict == Verdict.UNKNOWN ? 0 : 1;
            }
        }
        assertThat(known).isGreaterThan(100);
    }
}
