/**
 * Scores of finished games: who surrounds which points, and which of those are in seki and do not count.
 *
 * <p>Read {@link org.sekilab.scoring.SekiRule} and {@link org.sekilab.scoring.RelaxedSekiRule} first. Source: [AP] A. Prescott,
 * Scoring seki in the game of Go. Scoring trusts the players: all stones that are not marked dead are taken for alive. What follows from
 * that here is a convention or a guess; nothing in this package proves anything, and nothing reads a game record.
 */
@NullMarked
package org.sekilab.scoring;

import org.jspecify.annotations.NullMarked;
