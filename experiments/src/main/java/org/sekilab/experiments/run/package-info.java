/**
 * Experiments: the same positions solved under several configurations, a row stored for each as soon as it is done, and tables
 * made from the rows alone.
 *
 * <p>Read {@link org.sekilab.experiments.run.Experiment} first, then {@link org.sekilab.experiments.run.ExperimentRun}. Nothing here prints.
 */
@NullMarked
package org.sekilab.experiments.run;

import org.jspecify.annotations.NullMarked;
