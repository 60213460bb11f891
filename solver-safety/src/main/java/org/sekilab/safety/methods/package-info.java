/**
 * The methods of proof on a whole board: each of the features that name a method has a class here.
 *
 * <p>Read {@link org.sekilab.safety.board.SubSolver} first, then {@link
 * org.sekilab.safety.methods.SubSolvers}, the table
 * of the methods. A method returns what it proved; it never changes the board.
 */
@NullMarked
package org.sekilab.safety.methods;

import org.jspecify.annotations.NullMarked;
