/**
 * Exact values of small local games by enumeration: what tests hold solvers against. A fixture, not a solver.
 *
 * <p>Start with {@link org.sekilab.statics.enumeration.LocalGame}, which says what is played, then
 * {@link org.sekilab.statics.enumeration.RegionEnumerator}. Nothing here may use a solver, a heuristic, or the code under test.
 */
@NullMarked
package org.sekilab.statics.enumeration;

import org.jspecify.annotations.NullMarked;
