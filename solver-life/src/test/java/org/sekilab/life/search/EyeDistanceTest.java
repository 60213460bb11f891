package org.sekilab.life.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.local.DefenderGroups;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.model.text.Diagram;

class EyeDistanceTest {
    /** The guess for the first block of Black, which is essential, with all else as points. */
    private static EyeDistance distance(String diagram) {
        Position position = Diagram.parse(diagram);
        Block block =
                new FloodRegionFinder().find(position, Color.BLACK).blocks().get(0);
        PointSet none = new PointSet(position.geometry());
        PointSet points = PointSet.board(position.geometry()).subtract(block.stones());
        LocalShape shape = LocalShape.ofArea(Color.BLACK, points, none, none, List.of(block), new long[1]);
        LocalBoard board = new LocalBoard(shape, position, Color.WHITE);
        return new EyeDistance(board, new DefenderGroups(shape), board::groupsInto);
    }

    @Test
    void twoEyesCostNothing() {
        assertThat(distance("""
                O O O O O
                X X X X O
                . X . X O
                """).find()).isZero();
    }

    @Test
    void theSideToMoveIsNearerToItsAim() {
        assertThat(EyeDistance.firstProof(6, true)).isGreaterThan(EyeDistance.firstProof(6, false));
        assertThat(EyeDistance.firstDisproof(6, true)).isLessThan(EyeDistance.firstDisproof(6, false));
        assertThat(EyeDistance.firstProof(0, false)).as("open").isPositive();
        assertThat(EyeDistance.firstDisproof(EyePairs.MOST, true)).as("open").isPositive();
    }

    @Test
    void aMissingStoneCostsMoreThanNone() {
        int three = distance("""
                O O O O O
                X X X X O
                . . . X O
                """).find();
        assertThat(three).isPositive().isLessThan(EyePairs.MOST);
    }

    @Test
    void anyGroupIsTheNearestOne() {
        assertThat(distance("""
                X . X . X O .
                X X X X X O .
                O O O O O O .
                . X O . . . .
                """).ofNearest()).isZero();
    }
}
