/**
 * Scores positions of game records: what says which stones are dead, which rule tells seki, and what the game itself
 * adds.
 *
 * <p>Read {@link org.sekilab.experiments.score.BoardScorer} first. Nothing here prints. The rules of scoring are in
 * {@code org.sekilab.scoring}.
 */
@NullMarked
package org.sekilab.experiments.score;

import org.jspecify.annotations.NullMarked;
