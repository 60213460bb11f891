/**
 * One class for each method of proof on a whole board: each row of the features has its class here.
 *
 * <p>Read {@link org.sekilab.safety.methods.ColorSolver} first. A method changes only the board proof that it is given.
 */
@NullMarked
package org.sekilab.safety.methods;

import org.jspecify.annotations.NullMarked;
