package org.sekilab.safety;

import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.proof.SafetyMap;

/** The unproved parts of a position, and the reasons. Immutable. */
public final class CauseMap {
    private final SafetyMap safety;
    private final @Nullable Cause[] points; // [point], null if it is proved safe
    private final Map<BasicRegion, Cause> regions;

    CauseMap(SafetyMap safety, @Nullable Cause[] points, Map<BasicRegion, Cause> regions) {
        this.safety = safety;
        this.points = Arrays.copyOf(points, points.length);
        this.regions = Map.copyOf(regions);
    }

    /** The same map with other reasons for some points and regions that have one. */
    CauseMap with(Cause cause, PointSet otherPoints, Collection<BasicRegion> otherRegions) {
        @Nullable Cause[] newPoints = Arrays.copyOf(points, points.length);
        for (int point = otherPoints.first(); point != Points.NONE; point = otherPoints.next(point)) {
            newPoints[point] = cause;
        }
        Map<BasicRegion, Cause> newRegions = new HashMap<>(regions);
        otherRegions.forEach(region -> newRegions.put(region, cause));
        return new CauseMap(safety, newPoints, newRegions);
    }

    /** The proved parts. */
    public SafetyMap safety() {
        return safety;
    }

    /** The reason why a point is not proved safe for either color; empty if it is. */
    public Optional<Cause> at(int point) {
        return Optional.ofNullable(points[point]);
    }

    /** The reason why a region is not proved safe as a whole; empty if it is, or has no boundary blocks. */
    public Optional<Cause> of(BasicRegion region) {
        return Optional.ofNullable(regions.get(region));
    }
}
