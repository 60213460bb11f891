/**
 * Experiments: the same positions and problems solved under several configurations, on several threads, with a result stored for each job as
 * soon as it is done.
 *
 * <p>Read {@link org.sekilab.experiments.run.Experiment} first, then {@link org.sekilab.experiments.run.ExperimentRun}. Nothing here prints.
 */
@NullMarked
package org.sekilab.experiments.run;

import org.jspecify.annotations.NullMarked;
