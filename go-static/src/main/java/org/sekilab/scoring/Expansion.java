package org.sekilab.scoring;

import java.util.ArrayList;
import java.util.List;
import org.sekilab.model.Color;
import org.sekilab.model.DisjointSets;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;

/**
 * Joins controlled regions that have a common block. Mutable while it works, confined to one thread.
 *
 * <p>Source: [AP], "Definitions", restricted to controlled regions, which the source permits.
 */
final class Expansion {
    private final ScoringBoard board;
    private final Geometry geometry;
    private final EmptyRegions regions;
    private final DisjointSets joined = new DisjointSets(); // of regions
    private final int[] stack;
    private final int[] seen; // [point]: the colors whose blocks were flooded there

    Expansion(ScoringBoard board, EmptyRegions regions) {
        this.board = board;
        this.geometry = board.geometry();
        this.regions = regions;
        this.stack = new int[geometry.area()];
        this.seen = new int[geometry.area()];
        joined.begin(regions.count());
    }

    /** The groups, in the order of their first regions. */
    List<EyeGroup> groups() {
        for (int region = 0; region < regions.count(); region++) {
            for (int place = 0; place < regions.size(region); place++) {
                for (int direction = 0; direction < 4; direction++) {
                    int stone = geometry.neighbor(regions.point(region, place), direction);
                    if (board.isOf(regions.mask(region), stone) && (seen[stone] & regions.mask(region)) == 0) {
                        joinAround(stone, region);
                    }
                }
            }
        }
        EyeTable table = new EyeTable(board, regions);
        List<EyeGroup> groups = new ArrayList<>();
        for (Color color : Color.values()) {
            addGroups(color, table, groups);
        }
        return groups;
    }

    /** Joins a region to all other regions of its color next to the block of a stone. */
    private void joinAround(int stone, int region) {
        int mask = regions.mask(region);
        seen[stone] |= mask;
        stack[0] = stone;
        for (int size = 1; size > 0; ) {
            int point = stack[--size];
            for (int direction = 0; direction < 4; direction++) {
                int neighbor = geometry.neighbor(point, direction);
                if (board.isEmpty(neighbor)) {
                    joined.unite(region, regions.at(neighbor));
                } else if (board.isOf(mask, neighbor) && (seen[neighbor] & mask) == 0) {
                    seen[neighbor] |= mask;
                    stack[size++] = neighbor;
                }
            }
        }
    }

    private void addGroups(Color color, EyeTable table, List<EyeGroup> groups) {
        PointSet[] points = new PointSet[regions.count()]; // [root]
        int[] eyes = new int[regions.count()]; // [root]
        for (int region = 0; region < regions.count(); region++) {
            if (regions.isControlled(region, color)) {
                int root = joined.find(region);
                if (points[root] == null) {
                    points[root] = new PointSet(geometry);
                }
                regions.addTo(points[root], region);
                eyes[root] += table.eyes(region).atBest();
            }
        }
        for (int root = 0; root < points.length; root++) {
            if (points[root] != null) {
                groups.add(new EyeGroup(color, points[root], eyes[root]));
            }
        }
    }
}
