package org.sekilab.experiments.remote;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.sekilab.experiments.InputException;

/** Processes that do tasks for this one, each by a {@link TaskWorker}. Threads share it. */
public interface TaskCluster extends AutoCloseable {
    /** The number of tasks that are done at the same time, at least 1. It may change. */
    int cores();

    /**
     * Has a task done, and waits for its answer.
     *
     * @param task a text for {@link TaskWorker#work}
     * @return what the worker returned; empty if the task is cancelled first
     * @throws InputException if the cluster gives the task up
     */
    Optional<String> call(String task, BooleanSupplier isCancelled);

    /** Ends all tasks. */
    @Override
    void close();
}
