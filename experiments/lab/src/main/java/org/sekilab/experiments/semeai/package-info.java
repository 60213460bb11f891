/**
 * Capturing races: where they are, reading lists of them, analyzing them one by one, and judging them for the safety
 * solver.
 *
 * <p>Read {@link org.sekilab.experiments.semeai.SemeaiQuery} first. Nothing here prints.
 */
@NullMarked
package org.sekilab.experiments.semeai;

import org.jspecify.annotations.NullMarked;
