package org.sekilab.safety.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sekilab.model.local.LocalShape;

/** The points, blocks and walls of areas. */
class SearchAreaTest {
    /** Three regions of three points between two black blocks. */
    private final BoardFixture columns = new BoardFixture("""
            . X . X .
            . X . X .
            . X . X .
            """);

    /** Two regions between a black block around them and one inside. */
    private final BoardFixture inside = new BoardFixture("""
            X X X X X X O
            . . X . . X O
            . . X . . X O
            """);

    @Test
    void areaOfARegionHasItsPointsAndBoundaryBlocks() {
        SearchArea area = columns.area("C1");
        assertThat(area.points()).isEqualTo(columns.points("C1 C2 C3"));
        assertThat(area.territory()).isEqualTo(area.points());
        assertThat(area.blocks()).containsExactlyInAnyOrder(columns.block("B1"), columns.block("D1"));
        assertThat(area.parts()).containsExactly(columns.region("C1"));
        assertThat(area.exclusive().isEmpty()).isTrue();
        assertThat(area.shape(new long[2]).wallAt()).isZero();
    }

    @Test
    void territoryGrowsOnlyWithinTheArea() {
        SearchArea area = columns.area("C1").withTerritory(columns.points("C1"));
        assertThat(area.withMoreTerritory(columns.points("B2 C2")).orElseThrow().territory())
                .isEqualTo(columns.points("C1 C2"));
        assertThat(area.withMoreTerritory(columns.points("A1 C1"))).isEmpty();
    }

    /** The block between merged regions must live, too. */
    @Test
    void areaOfMergedRegionsHasTheBlocksBetweenThem() {
        SearchArea area = SearchArea.ofRegions(
                columns.board.map(), List.of(columns.region("A1"), columns.region("C1")), block -> false);
        assertThat(area.points()).isEqualTo(columns.points("A1 A2 A3 C1 C2 C3"));
        assertThat(area.blocks()).containsExactlyInAnyOrder(columns.block("B1"), columns.block("D1"));
    }

    /** An interior block may be captured, unless it is alive: then it is a block of the area. */
    @Test
    void interiorBlockIsAPlaceToPlayUnlessItIsAlive() {
        BoardFixture board = new BoardFixture("""
                X X X X X O
                . . . . X O
                . X . . X O
                . . . . X O
                """);
        SearchArea open = SearchArea.ofRegions(board.board.map(), List.of(board.region("A1")), block -> false);
        assertThat(open.points().size()).isEqualTo(12);
        assertThat(open.blocks()).containsExactly(board.block("A4"));
        SearchArea kept = SearchArea.ofRegions(board.board.map(), List.of(board.region("A1")), block -> true);
        assertThat(kept.points().size()).isEqualTo(11);
        assertThat(kept.blocks()).containsExactlyInAnyOrder(board.block("A4"), board.block("B2"));
    }

    /** A part of a region: the other neighbors are walls, and no other proof may use the points. */
    @Test
    void areaOfPointsTakesItsOtherNeighborsForWalls() {
        SearchArea area = SearchArea.ofArea(
                List.of(columns.region("A1")),
                List.of(columns.block("B1")),
                columns.points("A1 A2"),
                columns.points("A1"));
        assertThat(area.territory()).isEqualTo(columns.points("A1"));
        assertThat(area.exclusive()).isEqualTo(columns.points("A1 A2"));
        LocalShape shape = area.shape(new long[1]);
        assertThat(shape.pointsOf(shape.wallAt())).isEqualTo(columns.points("A2")); // next to A3
        assertThat(shape.pointsOf(shape.territory())).isEqualTo(columns.points("A1"));
    }

    @Test
    void furtherPointsAreNoTerritoryAndExclusive() {
        SearchArea area = inside.area("A1").withFurther(inside.points("D1 D2"));
        assertThat(area.points()).isEqualTo(inside.points("A1 A2 B1 B2 D1 D2"));
        assertThat(area.territory()).isEqualTo(inside.points("A1 A2 B1 B2"));
        assertThat(area.exclusive()).isEqualTo(inside.points("D1 D2"));
        LocalShape shape = area.shape(new long[area.blocks().size()]);
        assertThat(shape.pointsOf(shape.wallAt())).isEqualTo(inside.points("D1 D2")); // next to E1, E2
    }

    @Test
    void sacrificedBlocksNeedNotLive() {
        SearchArea area = columns.area("C1").sacrificing(List.of(columns.block("B1")), columns.points("A1"));
        assertThat(area.blocks()).containsExactly(columns.block("D1"));
        assertThat(area.territory().isEmpty()).isTrue();
        assertThat(area.points()).isEqualTo(columns.points("A1 C1 C2 C3"));
        assertThat(area.exclusive()).isEqualTo(area.points());
        assertThat(area.shape(new long[1]).sacrifices()).containsExactly(columns.block("B1"));
    }

    /** B1 was a wall of the area, and is now a block that may be captured as a whole. */
    @Test
    void sacrificedBlocksBesideAreNoWallsAnyMore() {
        SearchArea area = SearchArea.ofArea(
                List.of(columns.region("C1")),
                List.of(columns.block("D1")),
                columns.points("C1 C2 C3"),
                columns.points(""));
        assertThat(area.shape(new long[1]).solidWallAt()).isNotZero();
        LocalShape shape = area.sacrificingBeside(List.of(columns.block("B1"))).shape(new long[1]);
        assertThat(shape.solidWallAt()).isZero();
        assertThat(shape.sacrifices()).containsExactly(columns.block("B1"));
    }

    @Test
    void otherTerritoryChangesNothingElse() {
        SearchArea area = columns.area("C1").withTerritory(columns.points("C2"));
        assertThat(area.territory()).isEqualTo(columns.points("C2"));
        assertThat(area.points()).isEqualTo(columns.points("C1 C2 C3"));
        assertThat(area.blocks()).hasSize(2);
    }

    @Test
    void areaFitsUpToTheGivenNumberOfPoints() {
        SearchArea area = columns.area("C1");
        assertThat(area.fits(3)).isTrue();
        assertThat(area.fits(2)).isFalse();
        SearchArea sixty = corner(15).area("A1");
        assertThat(sixty.points().size()).isEqualTo(LocalShape.MAX_POINTS);
        assertThat(sixty.fits(100)).isTrue();
        assertThat(corner(16).area("A1").fits(100)).isFalse();
    }

    /** A region of four rows. */
    private static BoardFixture corner(int columns) {
        return new BoardFixture("X".repeat(columns + 1) + "O\n" + (".".repeat(columns) + "XO\n").repeat(4));
    }
}
