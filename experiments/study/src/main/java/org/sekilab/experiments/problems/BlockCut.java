package org.sekilab.experiments.problems;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;

/**
 * A block and its surroundings, cut out of a position and put on a small board. All points beyond the cut are stones of
 * the attacker, with an eye in each corner that has room for one: they live. A side of the old board stays a side.
 *
 * @param position the small board; the defender is to move
 * @param defender the color of the block
 * @param stone a stone of the block
 * @param room the points that were cut out
 * @param left the column of the old board that is the first one here, perhaps beyond the old board
 * @param bottom the row of the old board that is the first one here, perhaps beyond the old board
 * @param isEnclosed whether the attacker's stones of the old board enclose the block within the room
 */
record BlockCut(Position position, Color defender, int stone, PointSet room, int left, int bottom, boolean isEnclosed) {
    private static final int MOST_POINTS = 50;
    private static final int FEWEST_EMPTIES = 4;
    private static final int MOST_EMPTIES = 12; // with more, most searches end at a limit
    private static final int MARGIN = 2; // a row of the wall, and a row for its eyes
    private static final int EYES = 2;

    BlockCut {
        room = room.copy().freeze();
    }

    /**
     * The size of a cut.
     *
     * @param steps how far the defender walks from the block, on its own stones and empty points
     * @param beyond how many points more are taken in each direction, whatever is there
     */
    record Size(int steps, int beyond) {}

    /** A point of the room on the old board. */
    int onOldBoard(int point, Geometry old) {
        Geometry geometry = position.geometry();
        return old.point(geometry.column(point) + left, geometry.row(point) + bottom);
    }

    /** The cuts of some block, the smallest first, without equal ones. */
    static List<BlockCut> around(Position position, PointSet block, Color defender, List<Size> sizes) {
        List<BlockCut> cuts = new ArrayList<>();
        for (Size size : sizes) {
            of(position, block, defender, size)
                    .filter(cut -> cuts.stream().noneMatch(cut::equals))
                    .ifPresent(cuts::add);
        }
        return cuts;
    }

    /** The cut of a size; empty if it is too large or too small, or its wall has no room for two eyes. */
    static Optional<BlockCut> of(Position position, PointSet block, Color defender, Size size) {
        PointSet walked = block.copy();
        for (int step = 0; step < size.steps(); step++) {
            walked = walk(position, walked, defender);
        }
        for (int step = 0; step < size.beyond(); step++) {
            walked = walked.thicken();
        }
        return walked.size() > MOST_POINTS
                ? Optional.empty()
                : new Frame(position.geometry(), walked).cut(position, block, defender);
    }

    /** All points that the defender can walk to, or too many of them. */
    private static PointSet reach(Position position, PointSet block, Color defender) {
        PointSet reached = block.copy();
        for (int before = 0; before != reached.size() && before <= MOST_POINTS; ) {
            before = reached.size();
            reached = walk(position, reached, defender);
        }
        return reached;
    }

    private static PointSet walk(Position position, PointSet walked, Color defender) {
        PointSet own = position.stones(defender);
        PointSet next = walked.thicken().subtract(position.stones(defender.opposite()));
        return next.unite(next.copy().intersect(own).flood(own));
    }

    /** Moves a block with its cut: the new board is the box around some points, with a margin that is no side. */
    private static final class Frame {
        private final Geometry old;
        private final PointSet points;
        private final int left;
        private final int bottom;
        private final int width;
        private final int height;

        Frame(Geometry old, PointSet points) {
            this.old = old;
            this.points = points;
            int minColumn = old.width();
            int maxColumn = 0;
            int minRow = old.height();
            int maxRow = 0;
            for (int point : points.toArray()) {
                minColumn = Math.min(minColumn, old.column(point));
                maxColumn = Math.max(maxColumn, old.column(point));
                minRow = Math.min(minRow, old.row(point));
                maxRow = Math.max(maxRow, old.row(point));
            }
            this.left = minColumn == 0 ? 0 : minColumn - MARGIN;
            this.bottom = minRow == 0 ? 0 : minRow - MARGIN;
            this.width = (maxColumn == old.width() - 1 ? maxColumn : maxColumn + MARGIN) - left + 1;
            this.height = (maxRow == old.height() - 1 ? maxRow : maxRow + MARGIN) - bottom + 1;
        }

        Optional<BlockCut> cut(Position position, PointSet block, Color defender) {
            if (width > Geometry.MAX_SIZE || height > Geometry.MAX_SIZE) {
                return Optional.empty();
            }
            Geometry geometry = Geometry.of(width, height);
            PointSet room = moved(points, geometry);
            PointSet wall = new PointSet(geometry);
            for (PointSet outside : room.copy().complement().components()) {
                PointSet eyes = eyes(outside);
                if (eyes.size() >= EYES) {
                    wall.unite(outside).subtract(eyes);
                } else if (isOnOldBoard(outside)) {
                    room.unite(outside); // stones within the cut
                } else {
                    return Optional.empty();
                }
            }
            PointSet own = moved(position.stones(defender), geometry).intersect(room);
            PointSet other = moved(position.stones(defender.opposite()), geometry)
                    .intersect(room)
                    .unite(wall);
            Position small =
                    defender == Color.BLACK ? Position.of(own, other, defender) : Position.of(other, own, defender);
            int empties = room.copy().intersect(small.empties()).size();
            if (wall.isEmpty()
                    || room.size() > MOST_POINTS
                    || empties < FEWEST_EMPTIES
                    || empties > MOST_EMPTIES
                    || small.findBlockWithoutLiberty().isPresent()) {
                return Optional.empty();
            }
            PointSet reached = reach(position, block, defender);
            PointSet image = moved(reached, geometry);
            boolean isEnclosed = image.size() == reached.size() && room.containsAll(image);
            int stone = moved(block, geometry).first();
            return Optional.of(new BlockCut(small, defender, stone, room, left, bottom, isEnclosed));
        }

        /** The corners of a part of the wall that are not next to anything else. */
        private static PointSet eyes(PointSet outside) {
            PointSet eyes = new PointSet(outside.geometry());
            for (int corner : PointSet.corners(outside.geometry()).toArray()) {
                PointSet eye = PointSet.of(outside.geometry(), corner);
                if (outside.containsAll(eye.thicken())) {
                    eyes.unite(eye);
                }
            }
            return eyes;
        }

        private PointSet moved(PointSet set, Geometry geometry) {
            PointSet image = new PointSet(geometry);
            for (int point : set.toArray()) {
                int column = old.column(point) - left;
                int row = old.row(point) - bottom;
                if (geometry.isOnBoard(column, row)) {
                    image.add(geometry.point(column, row));
                }
            }
            return image;
        }

        private boolean isOnOldBoard(PointSet set) {
            for (int point : set.toArray()) {
                if (!old.isOnBoard(
                        set.geometry().column(point) + left, set.geometry().row(point) + bottom)) {
                    return false;
                }
            }
            return true;
        }
    }
}
