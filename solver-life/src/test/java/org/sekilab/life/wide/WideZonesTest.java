package org.sekilab.life.wide;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sekilab.life.search.ClosedZoneContract;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.local.WideBoard;
import org.sekilab.model.local.WideSet;
import org.sekilab.model.local.WideShape;
import org.sekilab.model.text.Diagram;

/** Zones in windows of many points. */
class WideZonesTest implements ClosedZoneContract {
    private static WideBoard board(Position position, Block block, PointSet points) {
        PointSet free = points.copy().subtract(block.stones());
        PointSet wall = free.exterior().subtract(block.stones());
        WideShape shape = new WideShape(Color.BLACK, free, wall, List.of(block), new long[1]);
        return new WideBoard(shape, position, Color.WHITE);
    }

    @Override
    public PointSet closed(Position position, Block target, PointSet points) {
        WideBoard board = board(position, target, PointSet.board(position.geometry()));
        WideSet zone = board.shape().setOf(points);
        assertThat(new WideZones(board)
                        .closeAtAttackersTurn(zone, new WideSet(board.shape().words())))
                .isTrue();
        return board.shape().pointsOf(zone);
    }

    /** White's stone at D4 is connected to the wall above. So Black's stone beside it cannot be kept apart from it. */
    @Test
    void stoneInAtariBesideTheWallHasNoZone() {
        Position position = Diagram.parse("""
                . . . . . . . .
                . . . O . . . .
                . . . X O . . .
                . . . O . . . .
                X X . . . . . .
                """);
        PointSet below = PointSet.board(position.geometry())
                .subtract(ClosedZoneContract.named(position, "A5 B5 C5 D5 E5 F5 G5 H5"));
        WideBoard board = board(position, ClosedZoneContract.block(position, "A1"), below);
        WideZones zones = new WideZones(board);
        WideSet zone = board.shape().setOf(ClosedZoneContract.named(position, "D3"));
        assertThat(zones.closeAtAttackersTurn(zone, new WideSet(board.shape().words())))
                .isFalse();
        WideSet all = board.shape().setOf(below);
        zones.removeOuter(all);
        assertThat(board.shape().pointsOf(all))
                .isEqualTo(below.subtract(ClosedZoneContract.named(position, "A1 B1 D4")));
    }
}
