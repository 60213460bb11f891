package org.sekilab.experiments.score;

import org.sekilab.experiments.config.Layers;
import org.sekilab.experiments.config.SafetyKeys;
import org.sekilab.experiments.config.SearchKeys;

/**
 * The settings that a score needs below those of the user.
 *
 * @param seki how seki is told
 * @param judge what tells which stones are dead
 */
public record ScoreSettings(SekiMode seki, DeadStoneJudge judge) {
    /** The settings of questions that are about no score. */
    public static final ScoreSettings NONE = new ScoreSettings(SekiMode.OFF, DeadStoneJudge.NONE);

    private static final String SEKI_PRESET = "M7";
    private static final String QUICK_REGION_TIME = "250ms";

    /**
     * Adds the settings. Proofs of seki need a preset that looks for seki. An estimate begins with the proofs that take
     * little time, unless proofs are asked for.
     */
    public void addTo(Layers layers) {
        if (seki == SekiMode.EXACT) {
            layers.addOption("seki exact", SafetyKeys.PRESET, SEKI_PRESET);
        } else if (judge == DeadStoneJudge.ESTIMATE) {
            layers.addOption("dead estimate", SafetyKeys.PRESET, SEKI_PRESET);
            layers.addOption("dead estimate", SearchKeys.REGION_TIME, QUICK_REGION_TIME);
        }
    }
}
