package org.sekilab.experiments.store;

/**
 * The cost of an engine on a job.
 *
 * @param engine the engine's name
 * @param nodes of all its searches
 * @param millis wall time of them
 */
public record EngineEffort(String engine, long nodes, double millis) {}
