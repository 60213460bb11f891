package org.sekilab.experiments.spark;

import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.run.JobWorker;

/** The worker of this process, which all tasks share: it keeps the strategies of the variants. */
final class Workers {
    private static @Nullable Current current;

    private Workers() {}

    private record Current(String study, JobWorker worker) {}

    /** The worker of a study. */
    static synchronized JobWorker of(String study) {
        Current last = current;
        if (last == null || !last.study.equals(study)) {
            last = new Current(study, JobWorker.of(study));
            current = last;
        }
        return last.worker;
    }
}
