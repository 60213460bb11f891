/**
 * Experiments: the same positions and problems solved under several configurations, on several threads. Each job's
 * result is stored as soon as the job is done.
 *
 * <p>Read {@link org.sekilab.experiments.run.Experiment} first, then {@link org.sekilab.experiments.run.ExperimentRun}.
 * Nothing here prints.
 */
@NullMarked
package org.sekilab.experiments.run;

import org.jspecify.annotations.NullMarked;
