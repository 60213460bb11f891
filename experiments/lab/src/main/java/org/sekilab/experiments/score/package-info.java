/**
 * Scores positions of game records: who says which stones are dead, by which rule seki is told, and what the game itself adds.
 *
 * <p>Read {@link org.sekilab.experiments.score.BoardScorer} first. Nothing here prints, and no rule of scoring is here: those are in
 * {@code org.sekilab.scoring}.
 */
@NullMarked
package org.sekilab.experiments.score;

import org.jspecify.annotations.NullMarked;
