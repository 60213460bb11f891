/**
 * Statistics over pairs of runs on the same problems: what is solved, how fast, and whether a difference may be chance.
 *
 * <p>Read {@link org.sekilab.experiments.stats.Comparison} first. Numbers in, numbers out: nothing here knows of Go, of
 * results or of reports.
 */
@NullMarked
package org.sekilab.experiments.stats;

import org.jspecify.annotations.NullMarked;
