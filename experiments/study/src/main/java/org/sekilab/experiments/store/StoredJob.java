package org.sekilab.experiments.store;

import java.util.OptionalDouble;

/**
 * A job that has a result.
 *
 * @param id the job's row
 * @param session the row of the process that did it
 * @param key which job
 * @param seed what its randomness came from
 * @param origin what the result was made from
 * @param timeOutMillis the time limit that ended the job; empty if the job ended otherwise
 */
public record StoredJob(long id, long session, JobKey key, long seed, Origin origin, OptionalDouble timeOutMillis) {}
