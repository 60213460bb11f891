package org.sekilab.experiments.spark;

import java.io.Serializable;
import java.util.List;

/**
 * What a task gives back.
 *
 * @param results of its jobs in their order, as texts; unmodifiable. Jobs at the end have none if the task's time was
 *     over
 * @param millis wall time of them all
 */
record TaskAnswer(List<String> results, double millis) implements Serializable {
    TaskAnswer {
        results = List.copyOf(results);
    }
}
