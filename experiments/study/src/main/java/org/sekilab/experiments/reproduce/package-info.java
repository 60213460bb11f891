/**
 * Studies that are repeated: whether the same jobs give the same rows, and whether the figures of the documents hold.
 *
 * <p>Read first: {@link org.sekilab.experiments.reproduce.RowComparison} for the rows of a pack, and
 * {@link org.sekilab.experiments.reproduce.Catalog} for the figures. Nothing here solves anything.
 */
@NullMarked
package org.sekilab.experiments.reproduce;

import org.jspecify.annotations.NullMarked;
