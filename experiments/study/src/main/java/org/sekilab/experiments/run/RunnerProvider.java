package org.sekilab.experiments.run;

import org.sekilab.experiments.remote.SharedSettings;
import org.sekilab.experiments.remote.TaskCluster;

/** Gives what works in other processes. The command line finds it by {@link java.util.ServiceLoader}. */
public interface RunnerProvider {
    /**
     * A runner that works on the jobs of one study.
     *
     * @param option what named the master, for messages
     * @param master what assigns the processes, as the user wrote it
     */
    JobRunner on(String option, String master);

    /**
     * Processes that do tasks for this one.
     *
     * @param option what named the master, for messages
     * @param master what assigns the processes, as the user wrote it
     * @param settings what all tasks share, the text by {@link SharedSettings#textOf}
     */
    TaskCluster tasks(String option, String master, String settings);
}
