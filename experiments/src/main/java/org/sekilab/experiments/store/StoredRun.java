package org.sekilab.experiments.store;

/**
 * A run of an experiment, as it is stored.
 *
 * @param name its name
 * @param limitMillis the time that a search of it may take
 * @param settings every key and its value, one a line, without those that results do not depend on
 */
public record StoredRun(String name, double limitMillis, String settings) {}
