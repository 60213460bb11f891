package org.sekilab.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

/** Compares each operation with plain sets of coordinates, on random sets of boards of many sizes. */
class PointSetTest {
    private static final int[][] SIZES = {
        {2, 2}, {2, 25}, {25, 2}, {8, 8}, {9, 7}, {7, 9}, {13, 13}, {16, 4}, {19, 19}, {25, 25}, {21, 3}, {17, 5}
    };

    @Test
    void listsInAnyOrderMakeFrozenSetsAndSetsMakeAscendingLists() {
        Geometry geometry = Geometry.of(19, 19);
        PointSet set = PointSet.of(geometry, List.of(360, 0, 64, 63, 64));
        assertThat(set).isEqualTo(PointSet.of(geometry, 0, 63, 64, 360));
        assertThat(set.toList()).containsExactly(0, 63, 64, 360);
        assertThat(PointSet.of(geometry, List.of())).isEqualTo(new PointSet(geometry));
        assertThat(new PointSet(geometry).toList()).isEmpty();
        assertThatThrownBy(() -> set.add(1)).isInstanceOf(IllegalStateException.class);
    }

    @RepeatedTest(120)
    void operationsAreThoseOfPlainSets(RepetitionInfo run) {
        long seed = Seeds.next(run);
        Random random = new Random(seed);
        int[] size = SIZES[run.getCurrentRepetition() % SIZES.length];
        Geometry geometry = Geometry.of(size[0], size[1]);
        PointSet a = random(geometry, random);
        PointSet b = random(geometry, random);
        Set<Integer> plainA = plain(a);
        Set<Integer> plainB = plain(b);

        assertThat(plain(a.copy().unite(b)))
                .as("seed %d", seed)
                .isEqualTo(filter(geometry, p -> plainA.contains(p) || plainB.contains(p)));
        assertThat(plain(a.copy().intersect(b)))
                .as("seed %d", seed)
                .isEqualTo(filter(geometry, p -> plainA.contains(p) && plainB.contains(p)));
        assertThat(plain(a.copy().subtract(b)))
                .as("seed %d", seed)
                .isEqualTo(filter(geometry, p -> plainA.contains(p) && !plainB.contains(p)));
        assertThat(plain(a.copy().complement()))
                .as("seed %d", seed)
                .isEqualTo(filter(geometry, p -> !plainA.contains(p)));
        assertThat(plain(a.copy().shiftLeft())).as("seed %d", seed).isEqualTo(shift(geometry, plainA, -1, 0));
        assertThat(plain(a.copy().shiftRight())).as("seed %d", seed).isEqualTo(shift(geometry, plainA, 1, 0));
        assertThat(plain(a.copy().shiftDown())).as("seed %d", seed).isEqualTo(shift(geometry, plainA, 0, -1));
        assertThat(plain(a.copy().shiftUp())).as("seed %d", seed).isEqualTo(shift(geometry, plainA, 0, 1));
        Set<Integer> thick = filter(geometry, p -> plainA.stream().anyMatch(q -> geometry.areAdjacent(p, q)));
        assertThat(plain(a.thicken())).as("seed %d", seed).isEqualTo(thick);
        assertThat(plain(a.exterior()))
                .as("seed %d", seed)
                .isEqualTo(filter(geometry, p -> thick.contains(p) && !plainA.contains(p)));
        long adjacent = plainA.stream()
                .flatMap(p -> plainA.stream().filter(q -> p < q && geometry.areAdjacent(p, q)))
                .count();
        assertThat(a.adjacencyCount()).as("seed %d", seed).isEqualTo((int) adjacent);
        assertThat(a.size()).isEqualTo(plainA.size());
        assertThat(a.isEmpty()).isEqualTo(plainA.isEmpty());
        assertThat(a.intersects(b)).isEqualTo(plainA.stream().anyMatch(plainB::contains));
        assertThat(a.containsAll(b)).isEqualTo(plainA.containsAll(plainB));
        assertThat(a.intersectionSize(b))
                .isEqualTo((int) plainA.stream().filter(plainB::contains).count());
        assertThat(a.equals(b)).isEqualTo(plainA.equals(plainB));
        assertThat(a.copy()).isEqualTo(a).hasSameHashCodeAs(a);
        assertThat(new PointSet(geometry).assign(a)).isEqualTo(a);
    }

    @RepeatedTest(60)
    void componentsAreTheMaximalConnectedSubsets(RepetitionInfo run) {
        long seed = Seeds.next(run);
        Random random = new Random(seed);
        int[] size = SIZES[run.getCurrentRepetition() % SIZES.length];
        PointSet set = random(Geometry.of(size[0], size[1]), random);
        PointSet union = new PointSet(set.geometry());
        for (PointSet component : set.components()) {
            assertThat(union.intersects(component)).as("seed %d", seed).isFalse();
            assertThat(component.exterior().intersects(set))
                    .as("seed %d, maximal", seed)
                    .isFalse();
            PointSet grown = PointSet.of(set.geometry(), component.first()).flood(component);
            assertThat(grown).as("seed %d, connected", seed).isEqualTo(component);
            union.unite(component);
        }
        assertThat(union).as("seed %d", seed).isEqualTo(set);
    }

    /** [N05] Fig. 1 gives 11 and 3 for its sets. A 2x3 rectangle has 7 by the same definition. */
    @Test
    void adjacencyCountOfARectangleIsThatOfItsGrid() {
        Geometry geometry = Geometry.of(9, 9);
        PointSet rectangle = new PointSet(geometry);
        for (int column = 3; column < 6; column++) {
            rectangle.add(geometry.point(column, 4)).add(geometry.point(column, 5));
        }
        assertThat(rectangle.adjacencyCount()).isEqualTo(7);
        assertThat(rectangle.exterior().size()).isEqualTo(10);
        assertThat(rectangle.thicken().size()).isEqualTo(16);
    }

    @Test
    void fullBoardHasNoPointBeyondTheLast() {
        for (int[] size : SIZES) {
            Geometry geometry = Geometry.of(size[0], size[1]);
            PointSet board = PointSet.board(geometry);
            assertThat(board.size()).isEqualTo(geometry.area());
            assertThat(board.next(geometry.area() - 1)).isEqualTo(Points.NONE);
            assertThat(board.thicken()).isEqualTo(board);
        }
    }

    @Test
    void frozenSetRejectsChanges() {
        PointSet set = PointSet.of(Geometry.of(9, 9), 3).freeze();
        assertThatThrownBy(() -> set.add(4)).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(set::clear).isInstanceOf(IllegalStateException.class);
        assertThat(set.copy().add(4).size()).isEqualTo(2);
    }

    @Test
    void textNamesThePoints() {
        assertThat(PointSet.of(Geometry.of(9, 9), 0, 8, 80)).hasToString("{A1 J1 J9}");
    }

    private static PointSet random(Geometry geometry, Random random) {
        PointSet set = new PointSet(geometry);
        double density = random.nextDouble();
        for (int point = 0; point < geometry.area(); point++) {
            if (random.nextDouble() < density) {
                set.add(point);
            }
        }
        return set;
    }

    private static Set<Integer> plain(PointSet set) {
        List<Integer> points = new ArrayList<>();
        for (int point = set.first(); point != Points.NONE; point = set.next(point)) {
            points.add(point);
            assertThat(set.contains(point)).isTrue();
        }
        assertThat(points).isSorted();
        assertThat(set.toArray())
                .containsExactly(points.stream().mapToInt(Integer::intValue).toArray());
        return new TreeSet<>(points);
    }

    private static Set<Integer> filter(Geometry geometry, IntPredicate isIn) {
        return IntStream.range(0, geometry.area()).filter(isIn).boxed().collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<Integer> shift(Geometry geometry, Set<Integer> points, int columns, int rows) {
        return points.stream()
                .filter(p -> geometry.isOnBoard(geometry.column(p) + columns, geometry.row(p) + rows))
                .map(p -> geometry.point(geometry.column(p) + columns, geometry.row(p) + rows))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
