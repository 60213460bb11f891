package org.sekilab.experiments.report;

import org.sekilab.model.Color;
import org.sekilab.model.Position;
import org.sekilab.statics.SafetyMap;

/** What is proved of a point, as pictures show it. */
enum PointStatus {
    /** A stone that is never captured. */
    ALIVE,
    /** A stone on safe territory of the other color. */
    DEAD,
    /** An empty point of safe territory. */
    TERRITORY,
    /** Nothing is proved. */
    OPEN;

    static PointStatus of(SafetyMap safety, int point) {
        Position position = safety.position();
        for (Color color : Color.values()) {
            if (safety.safePoints(color).contains(point)) {
                if (position.stones(color).contains(point)) {
                    return ALIVE;
                }
                return position.stones(color.opposite()).contains(point) ? DEAD : TERRITORY;
            }
        }
        return OPEN;
    }
}
