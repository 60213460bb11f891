/**
 * The JMH benchmarks: one class for each question, on positions that ship with the program, and what runs them.
 *
 * <p>Read {@link org.sekilab.experiments.bench.Benchmarks} first. Benchmarks are public and not final because JMH
 * extends them. Nothing else uses them. This package never decides whether a figure is good enough.
 */
@NullMarked
package org.sekilab.experiments.bench;

import org.jspecify.annotations.NullMarked;
