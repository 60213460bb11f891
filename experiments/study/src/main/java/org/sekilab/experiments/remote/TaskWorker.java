package org.sekilab.experiments.remote;

import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.config.Settings;

/** Does the tasks of a {@link TaskCluster} in a process that has no files. Threads share it. */
public final class TaskWorker {
    private final RegionWork regions;

    private TaskWorker(Settings settings) {
        this.regions = new RegionWork(settings);
    }

    /**
     * A worker.
     *
     * @param settings the text by {@link SharedSettings#textOf}
     * @throws InputException if the settings cannot be opened in this process
     */
    public static TaskWorker of(String settings) {
        return new TaskWorker(
                SharedSettings.read(settings).open(UnaryOperator.identity()).settings());
    }

    /**
     * Does a task.
     *
     * @return the answer
     */
    public String work(String task, BooleanSupplier isCancelled) {
        return regions.search(TaskText.read(task, RegionTask.class), isCancelled);
    }
}
