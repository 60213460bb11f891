/**
 * The proof of one color on a whole board: its state, the areas to search, and the searches for one and two liberties.
 *
 * <p>Read {@link org.sekilab.safety.board.BoardProof} first. Nothing here names a method of proof beyond those two
 * searches.
 */
@NullMarked
package org.sekilab.safety.board;

import org.jspecify.annotations.NullMarked;
