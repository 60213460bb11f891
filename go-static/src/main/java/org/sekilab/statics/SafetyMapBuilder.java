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
public final class SafetyMapBuilder {
    private final Position position;
    private final List<RegionMap> regionMaps = new ArrayList<>(2);
    private final List<PointSet> safe = new ArrayList<>(2);
    private final List<PointSet> alive = new ArrayList<>(2);
    private final @Nullable SafetyMethod[] methods;

    /** Starts with blocks and regions of both colors, and nothing proved. */
    public SafetyMapBuilder(Position position, RegionFinder regionFinder) {
        this.position = position;
        this.methods = new SafetyMethod[position.geometry().area()];
        for (Color color : Color.values()) {
            regionMaps.add(regionFinder.find(position, color));
            safe.add(new PointSet(position.geometry()));
            alive.add(new PointSet(position.geometry()));
        }
    }

    public Position position() {
        return position;
    }

    /** The blocks and basic regions of a color. */
    public RegionMap regionMap(Color color) {
        return regionMaps.get(color.ordinal());
    }

    /** Records that a block is never captured. */
    public void addAlive(Block block, SafetyMethod method) {
        alive.get(block.color().ordinal()).unite(block.stones());
        add(block.color(), block.stones(), method);
    }

    /** Records points as territory of a color. */
    public void addTerritory(Color color, PointSet points, SafetyMethod method) {
        add(color, points, method);
    }

    /**
     * What was collected; the builder may go on.
     *
     * @throws IllegalStateException if a point was claimed for both colors: one of the proofs is wrong
     */
    public SafetyMap build() {
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
