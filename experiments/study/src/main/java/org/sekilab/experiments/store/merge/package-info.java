/**
 * Puts the results of several folders together: shards of a study, or runs of it on several machines.
 *
 * <p>Read {@link org.sekilab.experiments.store.merge.Merge} first. Nothing is written as long as results contradict
 * each other.
 */
@NullMarked
package org.sekilab.experiments.store.merge;

import org.jspecify.annotations.NullMarked;
