package org.sekilab.safety.board;

import java.util.List;
import org.sekilab.model.PointSet;
import org.sekilab.proof.SafetyMethod;

/**
 * A proof of a sub-solver: areas whose strategies together keep blocks alive or make territory. {@link BoardProof}
 * commits it.
 *
 * @param areas without common points, each solved or keeping liberties; at least one
 * @param method the method that found the proof
 */
public record JointProof(List<AreaResult> areas, SafetyMethod method) {
    public JointProof {
        areas = List.copyOf(areas);
        if (areas.isEmpty()) {
            throw new IllegalArgumentException("no area is proved by " + method.label());
        }
    }

    /** The points of all areas; frozen. */
    public PointSet points() {
        PointSet points = new PointSet(areas.get(0).area().points().geometry());
        areas.forEach(each -> points.unite(each.area().points()));
        return points.freeze();
    }

    /** The proof of one area by itself. */
    public static JointProof of(AreaResult area, SafetyMethod method) {
        return new JointProof(List.of(area), method);
    }
}
