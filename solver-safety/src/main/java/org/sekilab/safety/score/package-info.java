/**
 * Scores finished games by proofs: it finds the groups that live by their eyes, and the groups in seki.
 *
 * <p>{@link org.sekilab.safety.score.Scores} is the front door for callers.
 *
 * <p>Read {@link org.sekilab.safety.score.ExactSekiRule} first. Nothing here estimates.
 */
@NullMarked
package org.sekilab.safety.score;

import org.jspecify.annotations.NullMarked;
