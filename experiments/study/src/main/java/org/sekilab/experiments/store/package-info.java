/**
 * Results of experiments: what is stored of each job, the database that holds it, and tables for other programs.
 *
 * <p>Read {@link org.sekilab.experiments.store.JobResult} first, then
 * {@link org.sekilab.experiments.store.ResultStore}. Nothing here knows how jobs are run or what reports look like.
 */
@NullMarked
package org.sekilab.experiments.store;

import org.jspecify.annotations.NullMarked;
