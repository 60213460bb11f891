package org.sekilab.statics;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.proof.SafetyMap;
import org.sekilab.proof.SafetySolver;

/** Proofs do not depend on the orientation of the board, or on the color that is called black. */
class SymmetryTest {
    private static final SafetySolver BENSON = new BensonSolver(new FloodRegionFinder());
    private static final SafetySolver STATIC = new AlternatingPlaySolver(new FloodRegionFinder());

    @Test
    void bensonProvesTheSameOfEverySymmetricPosition() {
        for (OracleProblem problem : OracleProblem.all()) {
            Position position = problem.position();
            SafetyMap safety = BENSON.solve(position);
            for (int symmetry = 0; symmetry < Geometry.SYMMETRIES; symmetry++) {
                for (Color color : Color.values()) {
                    assertThat(safeInTurned(BENSON, position, symmetry, color))
                            .as("symmetry %d of%n%s", symmetry, Diagram.format(position))
                            .isEqualTo(safety.safePoints(color));
                    assertThat(safeInSwapped(BENSON, position, symmetry, color))
                            .as("symmetry %d and color swap of%n%s", symmetry, Diagram.format(position))
                            .isEqualTo(safety.safePoints(color));
                }
            }
        }
    }

    /**
     * The pairs that the static rules choose may depend on the order of points, and so may the proved points. But no
     * two results contradict each other.
     */
    @Test
    void staticRulesNeverContradictThemselvesOnSymmetricPositions() {
        for (OracleProblem problem : OracleProblem.all()) {
            Position position = problem.position();
            PointSet black = new PointSet(position.geometry());
            PointSet white = new PointSet(position.geometry());
            for (int symmetry = 0; symmetry < Geometry.SYMMETRIES; symmetry++) {
                black.unite(safeInTurned(STATIC, position, symmetry, Color.BLACK));
                black.unite(safeInSwapped(STATIC, position, symmetry, Color.BLACK));
                white.unite(safeInTurned(STATIC, position, symmetry, Color.WHITE));
                white.unite(safeInSwapped(STATIC, position, symmetry, Color.WHITE));
            }
            assertThat(black.intersects(white))
                    .as("black %s, white %s in%n%s", black, white, Diagram.format(position))
                    .isFalse();
        }
    }

    /** The points that are safe for a color after a symmetry, as points of the position before it. */
    private static PointSet safeInTurned(SafetySolver solver, Position position, int symmetry, Color color) {
        PointSet turned = solver.solve(position.transformed(symmetry)).safePoints(color);
        return turnedBack(turned, position.geometry(), symmetry);
    }

    /** As {@link #safeInTurned}, with the colors swapped as well. */
    private static PointSet safeInSwapped(SafetySolver solver, Position position, int symmetry, Color color) {
        Position swapped = position.transformed(symmetry).withColorsSwapped();
        return turnedBack(solver.solve(swapped).safePoints(color.opposite()), position.geometry(), symmetry);
    }

    private static PointSet turnedBack(PointSet turned, Geometry geometry, int symmetry) {
        PointSet points = new PointSet(geometry);
        for (int point = 0; point < geometry.area(); point++) {
            if (turned.contains(geometry.symmetry(symmetry, point))) {
                points.add(point);
            }
        }
        return points;
    }
}
