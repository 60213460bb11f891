package org.sekilab.safety.board;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;
import org.sekilab.model.Block;
import org.sekilab.model.PointSet;

/**
 * Areas without common points, so that one defender can follow the strategies of all of them. Immutable.
 *
 * @param results what is known of each area
 */
public record JointAreas(List<AreaResult> results) {
    public JointAreas {
        results = List.copyOf(results);
    }

    /** A single area. */
    public static JointAreas of(AreaResult result) {
        return new JointAreas(List.of(result));
    }

    public boolean isEmpty() {
        return results.isEmpty();
    }

    /** Those that keep a liberty for a block. */
    public JointAreas givers() {
        return those(AreaResult::isOneVital);
    }

    /** Those that keep a liberty for one of the given blocks. */
    public JointAreas giversTo(Collection<Block> blocks) {
        return those(result -> blocks.stream().anyMatch(result::isOneVitalFor));
    }

    /** Those without any of the given points. */
    public JointAreas apartFrom(PointSet points) {
        return those(result -> !result.area().points().intersects(points));
    }

    /** Those that have no common point with another area, and that one, which comes last. */
    public JointAreas with(AreaResult other) {
        List<AreaResult> all = new ArrayList<>(apartFrom(other.area().points()).results);
        all.add(other);
        return new JointAreas(all);
    }

    /** The same areas with newer results for some of them. Results for other areas are ignored. */
    public JointAreas updatedBy(JointAreas newer) {
        return new JointAreas(results.stream().map(newer::newest).toList());
    }

    private AreaResult newest(AreaResult result) {
        return results.stream()
                .filter(mine -> mine.area() == result.area())
                .findFirst()
                .orElse(result);
    }

    private JointAreas those(Predicate<AreaResult> condition) {
        return new JointAreas(results.stream().filter(condition).toList());
    }
}
