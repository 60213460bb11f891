package org.sekilab.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Geometry;
import org.sekilab.model.MergedRegion;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.RegionMap;
import org.sekilab.model.text.Diagram;
import org.sekilab.proof.SafetyMap;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.safety.settings.Verdict;
import org.sekilab.statics.OracleProblem;

/** Verdicts do not depend on the orientation of the board, or on the names of the colors. */
class SymmetryTest {
    private static final RegionSolver SOLVER = new RegionSolver(
            Engines.ALPHA_BETA,
            new SafetyConfig(Preset.M6.features(), 30, 14, 14, Engines.LIMITS.withMaxNodes(1_000_000)));

    private static final SearchingSafetySolver M6 =
            new SearchingSafetySolver(new FloodRegionFinder(), Engines.ALPHA_BETA, Engines.config(Preset.M6));
    private static final SearchingSafetySolver ZONED =
            new SearchingSafetySolver(new FloodRegionFinder(), Engines.WITH_ZONES, Engines.config(Preset.BEST));

    @Test
    void verdictIsTheSameForEverySymmetry() {
        checkVerdicts(240);
    }

    @Test
    @Tag("thorough")
    void verdictIsTheSameForEverySymmetryOfMoreProblems() {
        checkVerdicts(20);
    }

    private static void checkVerdicts(int step) {
        for (OracleProblem problem : OracleProblem.all()) {
            if (problem.index() % step == 0 && problem.region().parts().size() == 1) {
                Position position = problem.position();
                int inside = problem.region().points().first();
                Verdict verdict = verdict(position, inside, problem.map().color());
                for (int symmetry = 0; symmetry < Geometry.SYMMETRIES; symmetry++) {
                    Position turned = position.transformed(symmetry);
                    int point = position.geometry().symmetry(symmetry, inside);
                    String description = "symmetry %d of%n%s".formatted(symmetry, Diagram.format(position));
                    assertThat(verdict(turned, point, problem.map().color()))
                            .as(description)
                            .isEqualTo(verdict);
                    assertThat(verdict(
                                    turned.withColorsSwapped(),
                                    point,
                                    problem.map().color().opposite()))
                            .as(description)
                            .isEqualTo(verdict);
                }
            }
        }
    }

    /** The first proofs decide the next searches, so claims may differ; but no two claims disagree. */
    @Test
    void solverNeverContradictsItselfOnSymmetricPositions() {
        checkClaims(240, M6);
    }

    @Test
    void solverWithZonesNeverContradictsItselfOnSymmetricPositions() {
        checkClaims(480, ZONED);
    }

    @Test
    @Tag("thorough")
    void solverNeverContradictsItselfOnSymmetricPositionsOfMoreProblems() {
        checkClaims(20, M6);
        checkClaims(40, ZONED);
    }

    private static void checkClaims(int step, SearchingSafetySolver solver) {
        for (OracleProblem problem : OracleProblem.all()) {
            if (problem.index() % step == 0) {
                Position position = problem.position();
                PointSet black = new PointSet(position.geometry());
                PointSet white = new PointSet(position.geometry());
                for (int symmetry = 0; symmetry < Geometry.SYMMETRIES; symmetry++) {
                    Position turned = position.transformed(symmetry);
                    add(solver, turned, position.geometry(), symmetry, black, white);
                    add(solver, turned.withColorsSwapped(), position.geometry(), symmetry, white, black);
                }
                assertThat(black.intersects(white)).as(Diagram.format(position)).isFalse();
            }
        }
    }

    private static Verdict verdict(Position position, int inside, Color defender) {
        RegionMap map = new FloodRegionFinder().find(position, defender);
        MergedRegion region = map.merge(List.of(map.regions().get(map.regionIndexAt(inside))));
        return SOLVER.solve(position, region, defender.opposite()).verdict();
    }

    /** Adds the safe points of a turned position to sets of points of the original position. */
    private static void add(
            SearchingSafetySolver solver,
            Position turned,
            Geometry before,
            int symmetry,
            PointSet black,
            PointSet white) {
        SafetyMap safety = solver.solve(turned);
        for (int point = 0; point < before.area(); point++) {
            int image = before.symmetry(symmetry, point);
            if (safety.safePoints(Color.BLACK).contains(image)) {
                black.add(point);
            }
            if (safety.safePoints(Color.WHITE).contains(image)) {
                white.add(point);
            }
        }
    }
}
