package org.sekilab.experiments.solve;

import java.util.ArrayList;
import java.util.List;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.proof.SafetyMap;

/** What is proved of a point, as pictures show it. */
public enum PointStatus {
    /** A stone that is never captured. */
    ALIVE,
    /** A stone on a safe point of its own color that may be captured: the point stays territory without it. */
    EXPENDABLE,
    /** A stone that lives in seki. */
    SEKI,
    /** A stone on safe territory of the other color. */
    DEAD,
    /** An empty point of safe territory. */
    TERRITORY,
    /** Nothing is proved. */
    OPEN;

    /** What stands for it in a {@link BoardView}: the first letter of its name, in lower case. */
    char letter() {
        return Character.toLowerCase(name().charAt(0));
    }

    static PointStatus of(char letter) {
        for (PointStatus status : values()) {
            if (status.letter() == letter) {
                return status;
            }
        }
        throw new IllegalArgumentException("no status has the letter '%c'".formatted(letter));
    }

    /** By point. */
    public static List<PointStatus> all(SafetyMap safety) {
        PointSet seki = safety.sekiStones(Color.BLACK).unite(safety.sekiStones(Color.WHITE));
        List<PointStatus> statuses = new ArrayList<>();
        for (int point = 0; point < safety.position().geometry().area(); point++) {
            statuses.add(seki.contains(point) ? SEKI : of(safety, point));
        }
        return statuses;
    }

    private static PointStatus of(SafetyMap safety, int point) {
        Position position = safety.position();
        for (Color color : Color.values()) {
            if (safety.safePoints(color).contains(point)) {
                if (position.stones(color).contains(point)) {
                    return safety.aliveStones(color).contains(point) ? ALIVE : EXPENDABLE;
                }
                return position.stones(color.opposite()).contains(point) ? DEAD : TERRITORY;
            }
        }
        return OPEN;
    }
}
