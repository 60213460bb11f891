package org.sekilab.life.window;

import java.util.List;
import org.sekilab.life.search.ClosedZoneContract;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;

/** Zones in windows of one long. */
class ZonesTest implements ClosedZoneContract {
    @Override
    public PointSet closed(Position position, Block target, PointSet points) {
        PointSet none = new PointSet(position.geometry());
        PointSet window = PointSet.board(position.geometry()).subtract(target.stones());
        LocalShape shape = LocalShape.ofArea(Color.BLACK, window, none, none, List.of(target), new long[1]);
        LocalBoard board = new LocalBoard(shape, position, Color.WHITE);
        Zones zones = new Zones(board, new Targets(board, List.of(), true));
        return shape.pointsOf(zones.closeAtAttackersTurn(shape.mask(points), 0));
    }
}
