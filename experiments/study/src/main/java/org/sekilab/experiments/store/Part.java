package org.sekilab.experiments.store;

/**
 * The part of a study that a folder is for.
 *
 * @param shard which part
 * @param jobs how many jobs it has
 */
public record Part(Shard shard, int jobs) {}
