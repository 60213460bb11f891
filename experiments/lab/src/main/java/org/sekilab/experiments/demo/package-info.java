/**
 * Positions that ship with the program, for a first run, for benchmarks and for tests. Where they come from is told in
 * the {@code README.md} beside them.
 */
@NullMarked
package org.sekilab.experiments.demo;

import org.jspecify.annotations.NullMarked;
