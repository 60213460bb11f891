package org.sekilab.statics;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.text.Diagram;
import org.sekilab.proof.SafetyMap;
import org.sekilab.proof.SafetySolver;
import org.sekilab.statics.enumeration.Value;

/**
 * Points of small regions that the solvers call safe are safe by the oracle's enumeration. The solvers do call some
 * points safe.
 */
class OracleTest {
    static SafetySolver[] solvers() {
        return new SafetySolver[] {
            new BensonSolver(new FloodRegionFinder()), new AlternatingPlaySolver(new FloodRegionFinder())
        };
    }

    @ParameterizedTest
    @MethodSource("solvers")
    void claimsSafetyOnlyWhereTheAttackerFails(SafetySolver solver) {
        int claims = 0;
        for (OracleProblem problem : OracleProblem.all()) {
            if (hasClaim(problem, solver.solve(problem.position()))) {
                assertThat(problem.truth().attackerFirst())
                        .as(
                                "problem %d (%s)%n%s",
                                problem.index(), problem.kind(), Diagram.formatWithFrame(problem.position()))
                        .isEqualTo(Value.SAFE);
                claims++;
            }
        }
        assertThat(claims).isPositive();
    }

    private static boolean hasClaim(OracleProblem problem, SafetyMap safety) {
        PointSet claimed = safety.safePoints(problem.map().color());
        for (BasicRegion region : problem.region().parts()) {
            if (claimed.intersects(region.points())) {
                return true;
            }
        }
        for (Block block : problem.boundary()) {
            if (safety.isAlive(block)) {
                return true;
            }
        }
        return false;
    }
}
