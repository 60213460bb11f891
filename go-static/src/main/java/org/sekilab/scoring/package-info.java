/**
 * Scores of finished games: the points that each color surrounds, and those among them that are in seki and do not
 * count.
 *
 * <p>Read {@link org.sekilab.scoring.SekiRule} and {@link org.sekilab.scoring.RelaxedSekiRule} first. Source: [AP] A.
 * Prescott, Scoring seki in the game of Go. Scoring trusts the caller: all stones that are not marked dead are treated
 * as alive. {@link org.sekilab.scoring.DeadStoneEstimator} guesses which ones to mark. All conclusions from that are
 * conventions or guesses. Nothing in this package proves anything or reads a game record.
 */
@NullMarked
package org.sekilab.scoring;

import org.jspecify.annotations.NullMarked;
