package org.sekilab.experiments.spark;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.remote.TaskWorker;
import org.sekilab.experiments.run.JobWorker;

/** The workers of this process, which all tasks share: they keep strategies and tables. */
final class Workers {
    private static final Last<JobWorker> OF_STUDIES = new Last<>(JobWorker::of);
    private static final Last<TaskWorker> OF_TASKS = new Last<>(TaskWorker::of);

    private Workers() {}

    /** The worker that was made last. Mutable; threads share it. */
    private static final class Last<T> {
        private final Function<String, T> maker;
        private @Nullable String text;
        private @Nullable T worker;

        Last(Function<String, T> maker) {
            this.maker = maker;
        }

        synchronized T of(String newText) {
            T found = worker;
            if (found == null || !newText.equals(text)) {
                found = maker.apply(newText);
                worker = found;
                text = newText;
            }
            return found;
        }
    }

    /** The worker of a study. */
    static JobWorker of(String study) {
        return OF_STUDIES.of(study);
    }

    /** The worker that does tasks with some settings. */
    static TaskWorker ofTasks(String settings) {
        return OF_TASKS.of(settings);
    }
}
