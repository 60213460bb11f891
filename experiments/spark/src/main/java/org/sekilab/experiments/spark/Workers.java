package org.sekilab.experiments.spark;

import org.sekilab.experiments.remote.LastMade;
import org.sekilab.experiments.remote.TaskWorker;
import org.sekilab.experiments.run.JobWorker;

/** The workers of this process, which all tasks share: they keep strategies and tables. */
final class Workers {
    private static final LastMade<String, JobWorker> OF_STUDIES = new LastMade<>(JobWorker::of);
    private static final LastMade<String, TaskWorker> OF_TASKS = new LastMade<>(TaskWorker::of);

    private Workers() {}

    /** The worker of a study. */
    static JobWorker of(String study) {
        return OF_STUDIES.of(study);
    }

    /** The worker that does tasks with some settings. */
    static TaskWorker ofTasks(String settings) {
        return OF_TASKS.of(settings);
    }
}
