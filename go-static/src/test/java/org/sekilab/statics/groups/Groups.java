package org.sekilab.statics.groups;

import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.text.GtpPoints;

/** Analyses of test positions. */
final class Groups {
    static final StaticAnalyzer ANALYZER = new StaticAnalyzer(GroupFinder.STATIC, EyeEstimator.SEMI_JOINTS);

    private Groups() {}

    /** The group on a point, in GTP coordinates. */
    static StaticGroup groupAt(Position position, String point) {
        return ANALYZER.analyze(position)
                .groupAt(GtpPoints.parse(position.geometry(), point))
                .orElseThrow();
    }

    static PointSet points(Geometry geometry, String names) {
        return PointSet.of(geometry, GtpPoints.parseList(geometry, names));
    }
}
