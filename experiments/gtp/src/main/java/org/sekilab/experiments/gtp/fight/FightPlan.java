package org.sekilab.experiments.gtp.fight;

import java.util.Map;
import org.sekilab.model.PointSet;

/**
 * What moves in fights are worth to a side, by guess.
 *
 * @param decided the points of all fights that were played to the end
 * @param worth by move, in points; moves that gain nothing are left out
 */
public record FightPlan(PointSet decided, Map<Integer, Double> worth) {}
