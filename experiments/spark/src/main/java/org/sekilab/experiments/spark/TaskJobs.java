package org.sekilab.experiments.spark;

import java.io.Serializable;
import java.util.List;

/**
 * The jobs of one task, as Spark carries them to an executor.
 *
 * @param jobs the text of each job, without its problem; unmodifiable
 * @param problems for each job, the place of its problem in the broadcast
 */
record TaskJobs(List<String> jobs, List<Integer> problems) implements Serializable {
    TaskJobs {
        jobs = List.copyOf(jobs);
        problems = List.copyOf(problems);
    }
}
