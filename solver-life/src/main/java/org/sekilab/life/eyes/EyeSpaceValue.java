package org.sekilab.life.eyes;

import org.sekilab.model.PointSet;

/**
 * What a space is worth to a block.
 *
 * @param value the value
 * @param defenses moves of the defender, each of which alone keeps the value; empty if the value is settled
 * @param attacks moves of the attacker, each of which alone keeps the value; empty if the value is settled
 * @param states how many states were looked at
 */
public record EyeSpaceValue(EyeValue value, PointSet defenses, PointSet attacks, int states) {}
