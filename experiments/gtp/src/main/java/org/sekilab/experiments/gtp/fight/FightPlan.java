package org.sekilab.experiments.gtp.fight;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.sekilab.model.PointSet;

/**
 * What moves in fights are worth to a side, by guess.
 *
 * @param decided the points of all fights that were played to the end; frozen
 * @param worth by move, in points; moves that gain nothing are left out; unmodifiable
 */
public record FightPlan(PointSet decided, Map<Integer, Double> worth) {
    public FightPlan {
        decided = decided.copy().freeze();
        worth = Collections.unmodifiableMap(new LinkedHashMap<>(worth));
    }
}
