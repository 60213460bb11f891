/**
 * Iterative deepening alpha-beta search with principal variation search, table, killers and history ([NM04] 4).
 *
 * <p>To be built. Depends on the search interfaces only.
 */
@NullMarked
package org.sekilab.search.alphabeta;

import org.jspecify.annotations.NullMarked;
