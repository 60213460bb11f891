package org.sekilab.experiments.spark;

import java.util.List;

/**
 * Tasks that are given to Spark together, as one Spark job. All their study jobs are of one variant and of one chunk.
 *
 * @param chunk which problems its jobs are about
 * @param variant the name of the variant
 * @param tasks for each task, the numbers of its jobs in the study; unmodifiable
 */
record Lot(Backlog.Chunk chunk, String variant, List<List<Integer>> tasks) {
    Lot {
        tasks = List.copyOf(tasks);
    }
}
