package org.sekilab.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.sekilab.model.text.Diagram;

class FloodRegionFinderTest {
    private final RegionFinder finder = new FloodRegionFinder();

    /** As in [NM04] Fig. 1: the block between regions A and B is a boundary block of both and has liberties in both. */
    @Test
    void blockBetweenTwoRegionsIsABoundaryBlockOfBoth() {
        Position position = Diagram.parse("""
                . . X . .
                . . X . .
                O O X . .
                """);
        RegionMap map = finder.find(position, Color.BLACK);
        Block wall = map.blocks().get(0);
        assertThat(map.blocks()).hasSize(1);
        assertThat(map.regions()).hasSize(2);
        for (BasicRegion region : map.regions()) {
            assertThat(region.boundaryBlocks()).containsExactly(wall);
            assertThat(region.interiorBlocks()).isEmpty();
        }
        assertThat(wall.liberties()).isEqualTo(points(position, "B2", "B3", "D1", "D2", "D3"));
    }

    @Test
    void blockNextToOneRegionOnlyIsInteriorToIt() {
        Position position = Diagram.parse("""
                . . .
                . X .
                . . .
                """);
        RegionMap map = finder.find(position, Color.BLACK);
        assertThat(map.regions()).hasSize(1);
        assertThat(map.regions().get(0).boundaryBlocks()).isEmpty();
        assertThat(map.regions().get(0).interiorBlocks()).containsExactlyElementsOf(map.blocks());
    }

    @Test
    void blockAmongAllItsRegionsIsInteriorToTheirUnion() {
        Position position = Diagram.parse("""
                . X . O
                X X X X
                . X . O
                O X O O
                """);
        RegionMap map = finder.find(position, Color.BLACK);
        Block cross = map.blocks().get(0);
        assertThat(map.blocks()).hasSize(1);
        BasicRegion left = map.regions().get(map.regionIndexAt(point(position, "A4")));
        BasicRegion upper = map.regions().get(map.regionIndexAt(point(position, "C4")));
        assertThat(map.regions()).hasSize(4);
        assertThat(left.boundaryBlocks()).containsExactly(cross);
        assertThat(left.internalLiberties(cross)).isEqualTo(points(position, "A4"));
        assertThat(left.externalLiberties(cross)).isEqualTo(points(position, "A2", "C2", "C4"));
        MergedRegion two = map.merge(List.of(left, upper));
        assertThat(two.points().size())
                .isEqualTo(left.points().size() + upper.points().size());
        assertThat(two.boundaryBlocks()).containsExactly(cross);
        MergedRegion all = map.merge(map.regions());
        assertThat(all.interiorBlocks()).containsExactly(cross);
        assertThat(all.boundaryBlocks()).isEmpty();
        assertThat(all.internalLiberties(cross)).isEqualTo(cross.liberties());
    }

    @Test
    void boardWithoutStonesOfAColorIsOneRegionWithoutBlocks() {
        RegionMap map = finder.find(Diagram.parse("""
                . O
                . .
                """), Color.BLACK);
        assertThat(map.blocks()).isEmpty();
        assertThat(map.regions()).hasSize(1);
        assertThat(map.regions().get(0).points().size()).isEqualTo(4);
        assertThat(map.regions().get(0).empties().size()).isEqualTo(3);
        assertThat(map.regions().get(0).boundaryBlocks()).isEmpty();
    }

    /** Compares blocks and regions with a naive flood over sets of points, on random boards of many sizes. */
    @RepeatedTest(300)
    void agreesWithNaiveFloodOnRandomBoards(RepetitionInfo run) {
        long seed = Seeds.next(run);
        Random random = new Random(seed);
        Geometry geometry = Geometry.of(2 + random.nextInt(12), 2 + random.nextInt(24));
        PointSet black = new PointSet(geometry);
        PointSet white = new PointSet(geometry);
        double density = random.nextDouble();
        for (int point = 0; point < geometry.area(); point++) {
            if (random.nextDouble() < density) {
                (random.nextBoolean() ? black : white).add(point);
            }
        }
        Position position = Position.of(black, white, Color.BLACK);
        for (Color color : Color.values()) {
            RegionMap map = finder.find(position, color);
            assertThat(map.blocks().stream().map(block -> setOf(block.stones())).toList())
                    .as("seed %d, blocks of %s%n%s", seed, color, Diagram.format(position))
                    .isEqualTo(naiveComponents(geometry, position.stones(color), true));
            assertThat(map.regions().stream()
                            .map(region -> setOf(region.points()))
                            .toList())
                    .as("seed %d, regions of %s%n%s", seed, color, Diagram.format(position))
                    .isEqualTo(naiveComponents(geometry, position.stones(color), false));
            assertAdjacenciesMatch(map, position, seed);
        }
    }

    private static void assertAdjacenciesMatch(RegionMap map, Position position, long seed) {
        for (Block block : map.blocks()) {
            Set<Integer> regions = new HashSet<>();
            Set<Integer> liberties = new HashSet<>();
            for (int stone : block.stones().toArray()) {
                for (int neighbor : neighbors(position.geometry(), stone)) {
                    if (map.regionIndexAt(neighbor) != Points.NONE) {
                        regions.add(map.regionIndexAt(neighbor));
                    }
                    if (position.empties().contains(neighbor)) {
                        liberties.add(neighbor);
                    }
                }
            }
            assertThat(setOf(map.regionsOf(block))).as("seed %d", seed).isEqualTo(regions);
            assertThat(setOf(block.liberties())).as("seed %d", seed).isEqualTo(liberties);
            for (BasicRegion region : map.regions()) {
                boolean isAdjacent = regions.contains(region.index());
                assertThat(region.interiorBlocks().contains(block)).isEqualTo(isAdjacent && regions.size() == 1);
                assertThat(region.boundaryBlocks().contains(block)).isEqualTo(isAdjacent && regions.size() > 1);
                assertThat(setOf(map.blocksOf(region)).contains(block.index())).isEqualTo(isAdjacent);
            }
        }
    }

    private static List<Set<Integer>> naiveComponents(Geometry geometry, PointSet stones, boolean ofStones) {
        List<Set<Integer>> components = new ArrayList<>();
        Set<Integer> seen = new HashSet<>();
        for (int point = 0; point < geometry.area(); point++) {
            if (stones.contains(point) == ofStones && !seen.contains(point)) {
                Set<Integer> component = new HashSet<>(Set.of(point));
                List<Integer> open = new ArrayList<>(component);
                while (!open.isEmpty()) {
                    for (int neighbor : neighbors(geometry, open.remove(open.size() - 1))) {
                        if (stones.contains(neighbor) == ofStones && component.add(neighbor)) {
                            open.add(neighbor);
                        }
                    }
                }
                seen.addAll(component);
                components.add(component);
            }
        }
        return components;
    }

    private static List<Integer> neighbors(Geometry geometry, int point) {
        List<Integer> neighbors = new ArrayList<>();
        for (int other = 0; other < geometry.area(); other++) {
            if (geometry.areAdjacent(point, other)) {
                neighbors.add(other);
            }
        }
        return neighbors;
    }

    private static Set<Integer> setOf(PointSet points) {
        return setOf(points.toArray());
    }

    private static Set<Integer> setOf(int[] points) {
        Set<Integer> set = new HashSet<>();
        for (int point : points) {
            set.add(point);
        }
        return set;
    }

    private static PointSet points(Position position, String... names) {
        PointSet set = new PointSet(position.geometry());
        for (String name : names) {
            set.add(point(position, name));
        }
        return set;
    }

    private static int point(Position position, String name) {
        for (int point = 0; point < position.geometry().area(); point++) {
            if (position.geometry().name(point).equals(name)) {
                return point;
            }
        }
        throw new IllegalArgumentException(name);
    }
}
