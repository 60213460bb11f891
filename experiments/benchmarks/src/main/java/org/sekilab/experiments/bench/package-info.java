/**
 * The JMH benchmarks: one class for each question, on positions that ship with the program, and what runs them.
 *
 * <p>Read {@link org.sekilab.experiments.bench.Benchmarks} first. Benchmarks are public and not final because JMH extends them;
 * nothing else uses them. What a benchmark measures is never decided here to be good enough.
 */
@NullMarked
package org.sekilab.experiments.bench;

import org.jspecify.annotations.NullMarked;
