/**
 * Sums of eyes: what an eye space is worth as a combinatorial game, and whether several of them give a block two
 * eyes ([L96]).
 *
 * <p>Read {@link org.sekilab.life.eyes.EyeValue} first, then {@link org.sekilab.life.eyes.EyeValueSolver} and
 * {@link org.sekilab.life.eyes.EyeSums}.
 */
@NullMarked
package org.sekilab.life.eyes;

import org.jspecify.annotations.NullMarked;
