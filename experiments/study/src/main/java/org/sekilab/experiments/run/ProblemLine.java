package org.sekilab.experiments.run;

import java.util.List;
import org.sekilab.experiments.output.json.JsonObject;

/**
 * A problem for another process, or why there is none.
 *
 * @param problem the problem; empty if it cannot be read
 * @param mistakes why it cannot be read
 */
record ProblemLine(List<ProblemText> problem, List<String> mistakes) implements JsonObject {}
