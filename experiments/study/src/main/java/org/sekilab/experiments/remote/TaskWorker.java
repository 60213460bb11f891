package org.sekilab.experiments.remote;

import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.config.Laboratory;

/** Does the tasks of a {@link TaskCluster} in a process that has no files. Threads share it. */
public final class TaskWorker {
    private final LeafWork regions;
    private final TurnWork lives;

    private TaskWorker(Laboratory laboratory) {
        this.regions = new LeafWork(laboratory.settings());
        this.lives = new TurnWork(laboratory.life());
    }

    /**
     * A worker.
     *
     * @param settings the text by {@link SharedSettings#textOf}
     * @throws InputException if the settings cannot be opened in this process
     */
    public static TaskWorker of(String settings) {
        return new TaskWorker(SharedSettings.read(settings).open(UnaryOperator.identity()));
    }

    /**
     * Does a task.
     *
     * @return the answer
     */
    public String work(String task, BooleanSupplier isCancelled) {
        TaskText.Kind kind = TaskText.Kind.of(task);
        return switch (kind) {
            case REGION -> regions.search(kind.read(task, RegionTask.class), isCancelled);
            case LIFE -> lives.take(kind.read(task, LifeTask.class), isCancelled);
        };
    }
}
