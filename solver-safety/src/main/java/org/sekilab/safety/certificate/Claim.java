package org.sekilab.safety.certificate;

import org.sekilab.model.Color;
import org.sekilab.model.PointSet;

/**
 * A claim of a certificate about a position.
 *
 * @param color the defender
 * @param points stones of the blocks that live, the territory, or the regions
 */
public record Claim(Kind kind, Color color, PointSet points) {
    /** The kind of a claim. */
    public enum Kind {
        /** The blocks with these stones are never captured. */
        ALIVE("alive"),
        /** The points belong to the defender in the end. */
        TERRITORY("territory"),
        /** The union of the regions at the points, alone, is SAFE. */
        REGION_SAFE("safe"),
        /** The union of the regions at the points, alone, is SEKI. */
        REGION_SEKI("seki");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        String word() {
            return word;
        }

        boolean isOfRegion() {
            return this == REGION_SAFE || this == REGION_SEKI;
        }
    }

    public Claim {
        points = points.copy().freeze();
    }
}
