/**
 * Learns the weights of moves from searches.
 *
 * <p>Read first: {@link org.sekilab.experiments.learn.LearnRun}. Never here: printing.
 */
@NullMarked
package org.sekilab.experiments.learn;

import org.jspecify.annotations.NullMarked;
