/**
 * Two-player search with three outcomes: problem, engine, limits, result, statistics, listener.
 *
 * <p>Read {@link org.sekilab.search.Problem} and {@link org.sekilab.search.Engine} first. One of the two players is the
 * prover. Outcomes are from the prover's side, so a win is always the prover's win. This package must never know
 * anything about Go. It could serve Hex as well.
 */
@NullMarked
package org.sekilab.search;

import org.jspecify.annotations.NullMarked;
