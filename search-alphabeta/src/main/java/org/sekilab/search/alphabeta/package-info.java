/**
 * Iterative deepening alpha-beta search with principal variation search, table, killers and history ([NM04] 4).
 *
 * <p>Read {@link org.sekilab.search.alphabeta.AlphaBetaEngine} first. It explains why results are right although states
 * repeat. This package depends on the search interfaces only.
 */
@NullMarked
package org.sekilab.search.alphabeta;

import org.jspecify.annotations.NullMarked;
