/**
 * Rules that need the history of a game: superko.
 *
 * <p>Read {@link org.sekilab.model.rules.GameHistory} first. The rules that need no history are in
 * {@link org.sekilab.model.Board}.
 */
@NullMarked
package org.sekilab.model.rules;

import org.jspecify.annotations.NullMarked;
