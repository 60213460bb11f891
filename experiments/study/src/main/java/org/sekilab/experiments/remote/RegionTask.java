package org.sekilab.experiments.remote;

import org.sekilab.experiments.output.json.JsonObject;
import org.sekilab.safety.RegionForm;
import org.sekilab.search.Goal;

/**
 * A leaf of the search of a region, for another process.
 *
 * @param problem the root of the tree
 * @param goal of the search
 * @param leaf the leaf, as the engine writes it
 */
record RegionTask(RegionForm problem, Goal goal, String leaf) implements JsonObject {}
