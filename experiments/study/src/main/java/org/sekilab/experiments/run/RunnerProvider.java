package org.sekilab.experiments.run;

/** Gives runners that work on jobs in other processes. The command line finds it by {@link java.util.ServiceLoader}. */
public interface RunnerProvider {
    /**
     * A runner that works on the jobs of one study.
     *
     * @param option what named the master, for messages
     * @param master what assigns the processes, as the user wrote it
     */
    JobRunner on(String option, String master);
}
