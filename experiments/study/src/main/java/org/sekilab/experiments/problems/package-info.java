/**
 * Makes problems of life and death from games. It cuts groups out of positions. It keeps those that a search proves to
 * be unsettled, and writes them as a list.
 *
 * <p>Read {@link org.sekilab.experiments.problems.LifeProblemRun} first. Nothing here prints.
 */
@NullMarked
package org.sekilab.experiments.problems;

import org.jspecify.annotations.NullMarked;
