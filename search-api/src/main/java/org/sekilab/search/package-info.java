/**
 * Two-player search with three outcomes: problem, engine, limits, result, statistics, listener, transposition table.
 *
 * <p>To be built. Knows nothing of Go, now and later: it could serve Hex as well.
 */
@NullMarked
package org.sekilab.search;

import org.jspecify.annotations.NullMarked;
