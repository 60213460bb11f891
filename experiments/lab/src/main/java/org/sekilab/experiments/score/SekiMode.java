package org.sekilab.experiments.score;

import org.sekilab.experiments.config.Layers;
import org.sekilab.experiments.config.SafetyKeys;

/** How seki is told. */
public enum SekiMode {
    /** By eyes that are left when neutral points are filled. */
    RELAXED,
    /** By neutral points: the Japanese rules of 1989. */
    STRICT,
    /** Not at all. */
    OFF,
    /** By proofs, and as relaxed where there is none. */
    EXACT;

    private static final String EXACT_PRESET = "M7";

    /** Adds the preset that a mode needs below the user's settings: proofs of seki need one that looks for seki. */
    public void addTo(Layers layers) {
        if (this == EXACT) {
            layers.addOption("seki exact", SafetyKeys.PRESET, EXACT_PRESET);
        }
    }
}
