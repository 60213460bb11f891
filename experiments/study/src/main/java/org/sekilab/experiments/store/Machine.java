package org.sekilab.experiments.store;

/**
 * A machine that worked on an experiment.
 *
 * @param name of the host
 * @param os the operating system
 * @param processors how many it has
 * @param jobs the results that are from it
 * @param nodes that its searches entered
 * @param millis wall time of these searches
 */
public record Machine(String name, String os, int processors, int jobs, long nodes, double millis) {}
