/**
 * Transposition tables on flat arrays. They begin small and double while they fill, up to a memory limit.
 *
 * <p>An entry holds the whole key and is found by comparing it. A hash alone is never trusted.
 */
@NullMarked
package org.sekilab.search.table;

import org.jspecify.annotations.NullMarked;
