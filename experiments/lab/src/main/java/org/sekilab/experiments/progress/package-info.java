/**
 * How far the work is, for people: a bar on a terminal, a line now and then elsewhere.
 *
 * <p>Read {@link org.sekilab.experiments.progress.Progress} first. Nothing here knows what the work is, or writes
 * results.
 */
@NullMarked
package org.sekilab.experiments.progress;

import org.jspecify.annotations.NullMarked;
