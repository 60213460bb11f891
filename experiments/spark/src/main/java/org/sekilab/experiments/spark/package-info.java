/**
 * Runs the jobs of a study on Spark. Begin with {@code SparkRunner}. The driver cuts the jobs into tasks, executors do
 * them as the local run does, and the driver stores the results. Nothing here knows what a job asks: jobs and results
 * are texts. Only this package may know Spark.
 */
@NullMarked
package org.sekilab.experiments.spark;

import org.jspecify.annotations.NullMarked;
