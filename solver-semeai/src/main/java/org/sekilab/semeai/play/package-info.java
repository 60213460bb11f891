/**
 * Races in play: the board of a race as masks, and the race as a search problem.
 *
 * <p>Read {@link org.sekilab.semeai.play.SemeaiBoard} first, then {@link org.sekilab.semeai.play.SemeaiGame}. The
 * package names no search engine.
 */
@NullMarked
package org.sekilab.semeai.play;

import org.jspecify.annotations.NullMarked;
