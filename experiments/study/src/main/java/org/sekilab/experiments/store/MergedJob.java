package org.sekilab.experiments.store;

/**
 * A result of one folder, on its way to another one.
 *
 * @param process that found it out
 * @param result what was found out
 * @param origin what it was made from
 */
public record MergedJob(Session process, JobResult result, Origin origin) {}
