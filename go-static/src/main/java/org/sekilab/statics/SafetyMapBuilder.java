package org.sekilab.statics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.RegionFinder;
import org.sekilab.model.RegionMap;

/** Collects what is proved about a position; the first method that proves a point keeps it. Mutable, one thread. */
final class SafetyMapBuilder {
    private final Position position;
    private final List<RegionMap> regionMaps = new ArrayList<>(2);
    private final List<PointSet> safe = new ArrayList<>(2);
    private final List<PointSet> alive = new ArrayList<>(2);
    private final @Nullable SafetyMethod[] methods;

    SafetyMapBuilder(Position position, RegionFinder regionFinder) {
        this.position = position;
        this.methods = new SafetyMethod[position.geometry().area()];
        for (Color color : Color.values()) {
            regionMaps.add(regionFinder.find(position, color));
            safe.add(new PointSet(position.geometry()));
            alive.add(new PointSet(position.geometry()));
        }
    }

    Position position() {
        return position;
    }

    RegionMap regionMap(Color color) {
        return regionMaps.get(color.ordinal());
    }

    PointSet safePoints(Color color) {
        return safe.get(color.ordinal());
    }

    /** Records that a block is never captured. */
    void addAlive(Block block, SafetyMethod method) {
        alive.get(block.color().ordinal()).unite(block.stones());
        add(block.color(), block.stones(), method);
    }

    /** Records points as territory of a color. */
    void addTerritory(Color color, PointSet points, SafetyMethod method) {
        add(color, points, method);
    }

    SafetyMap build() {
        return new SafetyMap(position, regionMaps, safe, alive, Arrays.copyOf(methods, methods.length));
    }

    private void add(Color color, PointSet points, SafetyMethod method) {
        safe.get(color.ordinal()).unite(points);
        for (int point = points.first(); point != Points.NONE; point = points.next(point)) {
            if (methods[point] == null) {
                methods[point] = method;
            }
        }
    }
}
