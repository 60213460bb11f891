/**
 * Whole-board analysis: where positions come from, what is found out about each, and the order in which that goes on.
 *
 * <p>Read {@link org.sekilab.experiments.solve.PositionSource}, {@link org.sekilab.experiments.solve.BoardAnalyzer} and
 * {@link org.sekilab.experiments.solve.OrderedRun}, in this order. Nothing here prints. Results are values.
 */
@NullMarked
package org.sekilab.experiments.solve;

import org.jspecify.annotations.NullMarked;
