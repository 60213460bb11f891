/**
 * Transposition tables of a fixed size, on flat arrays.
 *
 * <p>An entry holds the whole key and is found by comparing it. A hash alone is never trusted.
 */
@NullMarked
package org.sekilab.search.table;

import org.jspecify.annotations.NullMarked;
