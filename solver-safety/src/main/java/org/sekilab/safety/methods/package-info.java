/**
 * The methods of proof on a whole board: each of the features that name a method has a class here.
 *
 * <p>Read {@link org.sekilab.safety.methods.ColorSolver} first. A method changes only the board proof that it is given.
 */
@NullMarked
package org.sekilab.safety.methods;

import org.jspecify.annotations.NullMarked;
