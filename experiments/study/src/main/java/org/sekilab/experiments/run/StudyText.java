package org.sekilab.experiments.run;

import java.time.Duration;
import java.util.Map;
import org.sekilab.experiments.output.json.JsonObject;
import org.sekilab.experiments.run.Experiment.JobLimits;
import org.sekilab.experiments.run.Experiment.Pictures;

/**
 * What the jobs of a study share, for another process.
 *
 * @param settings of each variant, by its name: the value of each key as files write it
 * @param timeMillis after which a job is told to end
 * @param graceMillis between that order and the giving up of a job
 * @param pictures whether boards are recorded point by point
 */
record StudyText(Map<String, Map<String, String>> settings, long timeMillis, long graceMillis, Pictures pictures)
        implements JsonObject {
    JobLimits limits() {
        return new JobLimits(Duration.ofMillis(timeMillis), Duration.ofMillis(graceMillis));
    }
}
