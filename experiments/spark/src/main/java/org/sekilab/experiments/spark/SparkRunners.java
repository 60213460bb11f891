package org.sekilab.experiments.spark;

import org.sekilab.experiments.remote.TaskCluster;
import org.sekilab.experiments.run.JobRunner;
import org.sekilab.experiments.run.RunnerProvider;

/** Gives runners and clusters on Spark; found by the command line when it runs with the jars of Spark. */
public final class SparkRunners implements RunnerProvider {
    @Override
    public JobRunner on(String option, String master) {
        return new SparkRunner(new SparkMaster(option, master));
    }

    @Override
    public TaskCluster tasks(String option, String master, String settings) {
        return new SparkTasks(new SparkMaster(option, master), settings);
    }
}
