/**
 * Exact values of small local games by enumeration. Tests compare solvers with them. This is a fixture, not a solver.
 *
 * <p>Start with {@link org.sekilab.statics.enumeration.LocalGame}, which defines the game. Then read
 * {@link org.sekilab.statics.enumeration.RegionEnumerator}. Nothing here may use a solver, a heuristic, or the code
 * under test.
 */
@NullMarked
package org.sekilab.statics.enumeration;

import org.jspecify.annotations.NullMarked;
