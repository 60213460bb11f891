/**
 * Scores finished games by proofs: it finds the groups that live by their eyes, and the groups in seki.
 *
 * <p>Read {@link org.sekilab.safety.score.ExactSekiRule} first. Nothing here estimates.
 */
@NullMarked
package org.sekilab.safety.score;

import org.jspecify.annotations.NullMarked;
