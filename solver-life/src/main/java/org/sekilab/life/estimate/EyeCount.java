package org.sekilab.life.estimate;

import org.sekilab.model.Points;

/**
 * A guess of the eyes that an eye space gives.
 *
 * @param fewest if the attacker moves first: 0, 1 or 2
 * @param most if the defender moves first: 0, 1 or 2
 * @param attack the attacker's move; {@link Points#NONE} if it makes no difference
 * @param defense the defender's move; {@link Points#NONE} if it makes no difference
 */
public record EyeCount(int fewest, int most, int attack, int defense) {}
