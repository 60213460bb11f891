package org.sekilab.safety.certificate;

import org.sekilab.model.Color;
import org.sekilab.model.PointSet;

/**
 * A claim of a certificate about a position.
 *
 * @param color the defender
 * @param first the side that moves first. Only in claims about regions it may be the defender
 * @param points stones of the blocks that live, the territory, or the regions
 */
public record Claim(Kind kind, Color color, Color first, PointSet points) {
    /** The kind of a claim. */
    public enum Kind {
        /** The blocks with these stones are never captured. */
        ALIVE("alive"),
        /** The points belong to the defender in the end. */
        TERRITORY("territory"),
        /** The union of the regions at the points, alone, is SAFE. */
        REGION_SAFE("safe"),
        /** The union of the regions at the points, alone, is SEKI. */
        REGION_SEKI("seki"),
        /** The union of the regions at the points, alone, is UNSAFE. */
        REGION_UNSAFE("unsafe"),
        /** The defender cannot force that the union of the regions at the points, alone, becomes SAFE. */
        REGION_NOT_SAFE("not-safe"),
        /** The defender cannot keep all of the points, even if all blocks around the game are alive. */
        REGION_REFUTED("refuted");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        String word() {
            return word;
        }

        boolean isOfRegion() {
            return this != ALIVE && this != TERRITORY;
        }
    }

    public Claim {
        if (first == color && !kind.isOfRegion()) {
            throw new IllegalArgumentException("a claim %s needs the attacker moving first".formatted(kind.word));
        }
        points = points.copy().freeze();
    }

    /** A claim with the attacker moving first. */
    public Claim(Kind kind, Color color, PointSet points) {
        this(kind, color, color.opposite(), points);
    }
}
