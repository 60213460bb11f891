package org.sekilab.experiments.run;

import org.sekilab.experiments.output.json.JsonObject;
import org.sekilab.experiments.store.JobKey;

/**
 * A job for another process, without its problem.
 *
 * @param key which job, with the name of its variant
 * @param seed what its randomness comes from
 * @param input hash of the problem, as the run stores it
 */
record JobText(JobKey key, long seed, String input) implements JsonObject {}
