package org.sekilab.safety;

import java.util.LinkedHashSet;
import java.util.Set;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Color;
import org.sekilab.model.MergedRegion;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.RegionFinder;
import org.sekilab.model.RegionMap;

/** Finds the regions that lie at points. Immutable; threads may share it. */
public final class RegionLookup {
    private final RegionFinder regionFinder;

    public RegionLookup(RegionFinder regionFinder) {
        this.regionFinder = regionFinder;
    }

    /**
     * The likely defender at a point. At a stone it is the opponent of the stone. At an empty point it is the color
     * with the smaller basic region there.
     */
    public Color defenderAt(Position position, int point) {
        if (position.black().contains(point)) {
            return Color.WHITE;
        }
        if (position.white().contains(point)) {
            return Color.BLACK;
        }
        return sizeAt(position, point, Color.BLACK) <= sizeAt(position, point, Color.WHITE) ? Color.BLACK : Color.WHITE;
    }

    /**
     * The union of a defender's basic regions at some points.
     *
     * @param points at least one
     * @throws IllegalArgumentException if no point is given, or one of them is a stone of the defender
     */
    public MergedRegion regionAt(Position position, Color defender, int... points) {
        if (points.length == 0) {
            throw new IllegalArgumentException("no point is given");
        }
        RegionMap map = regionFinder.find(position, defender);
        Set<BasicRegion> parts = new LinkedHashSet<>();
        for (int point : points) {
            int index = map.regionIndexAt(point);
            if (index == Points.NONE) {
                throw new IllegalArgumentException("%s is a stone of the defender"
                        .formatted(position.geometry().name(point)));
            }
            parts.add(map.regions().get(index));
        }
        return map.merge(parts);
    }

    private int sizeAt(Position position, int point, Color color) {
        RegionMap map = regionFinder.find(position, color);
        return map.regions().get(map.regionIndexAt(point)).points().size();
    }
}
