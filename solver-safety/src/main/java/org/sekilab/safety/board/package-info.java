/**
 * The proof of one color on a whole board: what is proved, the areas to search, and the searches for one and two
 * liberties.
 *
 * <p>Read {@link org.sekilab.safety.board.SubSolver} and {@link org.sekilab.safety.board.BoardSolver} first, then
 * {@link org.sekilab.safety.board.BoardProof} and {@link org.sekilab.safety.board.AreaSearcher}. Nothing here names a
 * method of proof.
 */
@NullMarked
package org.sekilab.safety.board;

import org.jspecify.annotations.NullMarked;
