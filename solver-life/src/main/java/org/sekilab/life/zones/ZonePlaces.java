package org.sekilab.life.zones;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;

/**
 * Finds the places on a board where the game on a stored zone is the same. The zone must be in the area. Its sides
 * must be sides of the board. The essential blocks must be next to the same points. Immutable.
 *
 * <p>Cost: some steps for each zone, symmetry and stone of a block.
 */
public final class ZonePlaces {
    private final List<Image> images;

    /**
     * Places around blocks.
     *
     * @param area the points where stones may be played; it has no stone of the blocks
     * @param blocks the essential blocks, each of which must be in a zone
     */
    public ZonePlaces(PointSet area, List<PointSet> blocks) {
        this.images = Stream.iterate(0, symmetry -> symmetry < Geometry.SYMMETRIES, symmetry -> symmetry + 1)
                .map(symmetry -> new Image(area, blocks, symmetry))
                .toList();
    }

    /** The states of a zone on the board. A zone that is symmetric is found at a place more than once. */
    public List<ZoneState> of(StoredZone zone) {
        List<ZoneState> found = new ArrayList<>();
        images.forEach(image -> image.addPlaces(zone, found));
        return found;
    }

    /** The board after a symmetry. */
    private static final class Image {
        private final Geometry geometry;
        private final Geometry original;
        private final int[] back; // [point]: the point of the original
        private final PointSet area;
        private final PointSet stones; // of all blocks
        private final int[] stonesInTurn;
        private final int[] blockAt; // [point]: the number of a block, from 1
        private final int blocks;

        Image(PointSet originalArea, List<PointSet> originalBlocks, int symmetry) {
            this.original = originalArea.geometry();
            this.geometry = original.afterSymmetry(symmetry);
            this.back = new int[geometry.area()];
            this.area = new PointSet(geometry);
            this.stones = new PointSet(geometry);
            this.blockAt = new int[geometry.area()];
            this.blocks = originalBlocks.size();
            for (int point = 0; point < back.length; point++) {
                int image = original.symmetry(symmetry, point);
                back[image] = point;
                if (originalArea.contains(point)) {
                    area.add(image);
                }
                for (int block = 0; block < blocks; block++) {
                    if (originalBlocks.get(block).contains(point)) {
                        stones.add(image);
                        blockAt[image] = block + 1;
                    }
                }
            }
            this.stonesInTurn = stones.toArray();
        }

        void addPlaces(StoredZone zone, List<ZoneState> found) {
            if (zone.blocks() != blocks) {
                return;
            }
            int anchor = zone.anchor();
            for (int stone : stonesInTurn) {
                int left = geometry.column(stone) - anchor % zone.width();
                int bottom = geometry.row(stone) - anchor / zone.width();
                int right = geometry.width() - left - zone.width();
                int top = geometry.height() - bottom - zone.height();
                if (zone.fits(left, right, bottom, top) && isAt(zone, left, bottom)) {
                    found.add(state(zone, left, bottom));
                }
            }
        }

        private int point(StoredZone zone, int cell, int left, int bottom) {
            return geometry.point(left + cell % zone.width(), bottom + cell / zone.width());
        }

        private boolean isAt(StoredZone zone, int left, int bottom) {
            int[] blockOf = new int[blocks]; // [number in the zone]: the number of a block here, from 1
            for (int cell = 0; cell < zone.cells().length(); cell++) {
                int point = point(zone, cell, left, bottom);
                int block = zone.blockAt(cell);
                if (block >= 0) {
                    boolean isOther = blockOf[block] != 0 && blockOf[block] != blockAt[point];
                    if (block >= blocks || blockAt[point] == 0 || isOther) {
                        return false;
                    }
                    blockOf[block] = blockAt[point];
                } else if (zone.isInZone(cell) && !area.contains(point)) {
                    return false;
                }
            }
            int there = 0;
            for (int block : blockOf) {
                there |= 1 << block;
            }
            return Integer.bitCount(there & ~1) == blocks && isNextToSame(zone, left, bottom);
        }

        /** True if the stones of blocks next to the zone are those that it shows. */
        private boolean isNextToSame(StoredZone zone, int left, int bottom) {
            PointSet points = new PointSet(geometry);
            PointSet shown = new PointSet(geometry);
            for (int cell = 0; cell < zone.cells().length(); cell++) {
                int point = point(zone, cell, left, bottom);
                if (zone.isInZone(cell)) {
                    points.add(point);
                } else if (zone.blockAt(cell) >= 0) {
                    shown.add(point);
                }
            }
            return points.exterior().intersect(stones).equals(shown);
        }

        private ZoneState state(StoredZone zone, int left, int bottom) {
            PointSet points = new PointSet(original);
            PointSet attackers = new PointSet(original);
            PointSet defenders = new PointSet(original);
            int ko = Points.NONE;
            for (int cell = 0; cell < zone.cells().length(); cell++) {
                int point = back[point(zone, cell, left, bottom)];
                if (zone.isInZone(cell)) {
                    points.add(point);
                }
                if (zone.isAttacker(cell)) {
                    attackers.add(point);
                }
                if (zone.isDefender(cell)) {
                    defenders.add(point);
                }
                ko = zone.isKo(cell) ? point : ko;
            }
            boolean isDefenderToMove = zone.move() >= 0;
            int move = isDefenderToMove ? back[point(zone, zone.move(), left, bottom)] : Points.NONE;
            return new ZoneState(points, attackers, defenders, isDefenderToMove, ko, move);
        }
    }
}
