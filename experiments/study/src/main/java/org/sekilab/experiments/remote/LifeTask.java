package org.sekilab.experiments.remote;

import org.sekilab.experiments.output.json.JsonObject;
import org.sekilab.life.LifeTurns;

/** A turn of a search for life, for another process. */
record LifeTask(LifeForm problem, LifeTurns.Turn turn) implements JsonObject {}
