package org.sekilab.safety;

import org.sekilab.model.BasicRegion;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.RegionMap;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;

/** Local games of the tests: the region of Black that holds the lower left corner. */
public final class LocalBoards {
    private LocalBoards() {}

    /**
     * The game in the corner of a diagram.
     *
     * @param eyes by boundary block, as {@link LocalShape#of} takes them; none if no block has an eye elsewhere
     */
    public static LocalBoard inCorner(String diagram, Color mover, long... eyes) {
        Position position = Diagram.parse(diagram);
        return new LocalBoard(shape(position, eyes), position, mover);
    }

    /** The shape of the region in the corner; see {@link #inCorner}. */
    public static LocalShape shape(Position position, long... eyes) {
        RegionMap map = new FloodRegionFinder().find(position, Color.BLACK);
        BasicRegion region = map.regions().get(map.regionIndexAt(0));
        LocalShape shape = LocalShape.of(region);
        return eyes.length == 0 ? shape : shape.withEyes(eyes);
    }

    /** The local number of a point by its name. */
    public static int local(LocalBoard board, String name) {
        return board.shape().localOf(GtpPoints.parse(board.shape().geometry(), name));
    }

    /** The mask of points by their names. */
    public static long mask(LocalBoard board, String names) {
        return board.shape()
                .mask(PointSet.of(
                        board.shape().geometry(),
                        GtpPoints.parseList(board.shape().geometry(), names)));
    }
}
