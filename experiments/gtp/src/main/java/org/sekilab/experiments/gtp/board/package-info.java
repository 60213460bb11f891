/**
 * What a board tells without its game: the looks of moves, places of handicap stones, the map of races, what races are
 * worth to the side to move, and regions that the next move decides.
 *
 * <p>Read {@link org.sekilab.experiments.gtp.board.RaceOutlooks} first. Nothing here is a proof of its own. Races and
 * regions are proved by the solvers that are asked, and some answers about races are guesses.
 */
@NullMarked
package org.sekilab.experiments.gtp.board;

import org.jspecify.annotations.NullMarked;
