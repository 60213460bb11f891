package org.sekilab.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GeometryTest {
    @Test
    void sizesFrom2To25AreAllowedEachWay() {
        for (int width = 2; width <= 25; width++) {
            for (int height = 2; height <= 25; height++) {
                Geometry geometry = Geometry.of(width, height);
                assertThat(geometry.area()).isEqualTo(width * height);
                assertThat(Geometry.of(width, height)).isSameAs(geometry);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"1, 9", "9, 1", "26, 19", "19, 26", "0, 0", "-1, 5"})
    void otherSizesAreRejectedByName(int width, int height) {
        assertThatThrownBy(() -> Geometry.of(width, height))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("board size %dx%d is not in 2x2 to 25x25".formatted(width, height));
    }

    @ParameterizedTest
    @CsvSource({"2, 2", "17, 5", "5, 17", "19, 19", "25, 25"})
    void neighborsAndDiagonalsAreOneStepAway(int width, int height) {
        Geometry geometry = Geometry.of(width, height);
        int[][] steps = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
        int[][] diagonalSteps = {{-1, -1}, {1, -1}, {-1, 1}, {1, 1}};
        for (int point = 0; point < geometry.area(); point++) {
            for (int direction = 0; direction < 4; direction++) {
                assertThat(geometry.neighbor(point, direction)).isEqualTo(step(geometry, point, steps[direction]));
                assertThat(geometry.diagonal(point, direction))
                        .isEqualTo(step(geometry, point, diagonalSteps[direction]));
            }
            int neighbors = 0;
            for (int other = 0; other < geometry.area(); other++) {
                neighbors += geometry.areAdjacent(point, other) ? 1 : 0;
            }
            int edges = 0;
            for (int direction = 0; direction < 4; direction++) {
                edges += geometry.neighbor(point, direction) == geometry.area() ? 1 : 0;
            }
            assertThat(neighbors).isEqualTo(4 - edges);
            assertThat(geometry.isEdge(point)).isEqualTo(edges > 0);
        }
    }

    /** The distance is the number of steps that a walk over neighbors needs. */
    @ParameterizedTest
    @CsvSource({"2, 2", "3, 7", "9, 4"})
    void distanceIsTheNumberOfStepsOverNeighbors(int width, int height) {
        Geometry geometry = Geometry.of(width, height);
        for (int from = 0; from < geometry.area(); from++) {
            PointSet reached = PointSet.of(geometry, from);
            assertThat(geometry.distance(from, from)).isZero();
            for (int steps = 1; reached.size() < geometry.area(); steps++) {
                PointSet next = reached.exterior();
                for (int to : next.toArray()) {
                    assertThat(geometry.distance(from, to)).isEqualTo(steps);
                }
                reached.unite(next);
            }
        }
    }

    /** Line after line of a board is its edge, once the lines outside are cut off. */
    @ParameterizedTest
    @CsvSource({"2, 2", "3, 7", "9, 4", "7, 7"})
    void linesAreRingsFromTheEdge(int width, int height) {
        Geometry geometry = Geometry.of(width, height);
        PointSet rest = PointSet.board(geometry);
        for (int line = 0; !rest.isEmpty(); line++) {
            PointSet ring = new PointSet(geometry);
            for (int point : rest.toArray()) {
                for (int direction = 0; direction < 4; direction++) {
                    int neighbor = geometry.neighbor(point, direction);
                    if (neighbor == geometry.area() || !rest.contains(neighbor)) {
                        ring.add(point);
                    }
                }
            }
            for (int point : ring.toArray()) {
                assertThat(geometry.line(point)).isEqualTo(line);
            }
            rest.subtract(ring);
        }
    }

    @ParameterizedTest
    @CsvSource({"2, 2", "3, 7", "19, 19", "9, 25"})
    void symmetriesKeepNeighborsAndAreDistinct(int width, int height) {
        Geometry geometry = Geometry.of(width, height);
        Set<List<Integer>> images = new HashSet<>();
        for (int symmetry = 0; symmetry < Geometry.SYMMETRIES; symmetry++) {
            Geometry image = geometry.afterSymmetry(symmetry);
            assertThat(image.area()).isEqualTo(geometry.area());
            List<Integer> permutation = new ArrayList<>();
            for (int point = 0; point < geometry.area(); point++) {
                permutation.add(geometry.symmetry(symmetry, point));
                for (int direction = 0; direction < 4; direction++) {
                    int neighbor = geometry.neighbor(point, direction);
                    if (neighbor < geometry.area()) {
                        assertThat(image.areAdjacent(
                                        geometry.symmetry(symmetry, point), geometry.symmetry(symmetry, neighbor)))
                                .isTrue();
                    }
                }
            }
            assertThat(permutation).doesNotHaveDuplicates();
            images.add(permutation);
        }
        assertThat(images).hasSize(Geometry.SYMMETRIES);
    }

    @Test
    void columnNamesLeaveOutTheLetterI() {
        Geometry geometry = Geometry.of(25, 25);
        assertThat(geometry.name(geometry.point(0, 0))).isEqualTo("A1");
        assertThat(geometry.name(geometry.point(7, 0))).isEqualTo("H1");
        assertThat(geometry.name(geometry.point(8, 0))).isEqualTo("J1");
        assertThat(geometry.name(geometry.point(18, 18))).isEqualTo("T19");
        assertThat(geometry.name(geometry.point(24, 24))).isEqualTo("Z25");
    }

    @Test
    void passAndNoneAreNoPoints() {
        Geometry geometry = Geometry.of(9, 9);
        assertThat(geometry.isPoint(0)).isTrue();
        assertThat(geometry.isPoint(80)).isTrue();
        assertThat(geometry.isPoint(81)).isFalse();
        assertThat(geometry.isPoint(Points.PASS)).isFalse();
        assertThat(geometry.isPoint(Points.NONE)).isFalse();
    }

    private static int step(Geometry geometry, int point, int[] step) {
        int column = geometry.column(point) + step[0];
        int row = geometry.row(point) + step[1];
        return geometry.isOnBoard(column, row) ? geometry.point(column, row) : geometry.area();
    }
}
