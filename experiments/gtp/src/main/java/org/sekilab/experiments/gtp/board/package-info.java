/**
 * What a board tells without its game: the looks of moves, places of handicap stones, and the map of races.
 *
 * <p>Nothing here is a proof of its own.
 */
@NullMarked
package org.sekilab.experiments.gtp.board;

import org.jspecify.annotations.NullMarked;
