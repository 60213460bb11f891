package org.sekilab.experiments.run;

import java.util.List;
import org.sekilab.experiments.output.json.JsonObject;
import org.sekilab.experiments.store.JobKey;

/**
 * A job for another process.
 *
 * @param key which job, with the name of its variant
 * @param seed what its randomness comes from
 * @param input hash of the problem; see {@link ContentHash}
 * @param problem the problem; empty if it cannot be read
 * @param mistakes why it cannot be read
 */
record JobText(JobKey key, long seed, String input, List<ProblemText> problem, List<String> mistakes)
        implements JsonObject {}
