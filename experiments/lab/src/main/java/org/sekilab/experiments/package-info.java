/**
 * The program: command line, configuration, runners, results, reports, benchmarks. Only here is an injector made.
 *
 * <p>Read {@link org.sekilab.experiments.cli.Main} first: it holds the commands together. This package itself holds what all
 * of them need to reject bad input, and depends on none of them. Nothing else depends on this module.
 */
@NullMarked
package org.sekilab.experiments;

import org.jspecify.annotations.NullMarked;
