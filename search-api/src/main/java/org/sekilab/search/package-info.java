/**
 * Two-player search with three outcomes: problem, engine, limits, result, statistics, listener.
 *
 * <p>Read {@link org.sekilab.search.Problem} and {@link org.sekilab.search.Engine} first. One of the two players is the prover; the
 * outcomes are from the prover's side, so that neither a problem nor an engine says whose win is meant. Knows nothing of Go, now
 * and later: it could serve Hex as well.
 */
@NullMarked
package org.sekilab.search;

import org.jspecify.annotations.NullMarked;
