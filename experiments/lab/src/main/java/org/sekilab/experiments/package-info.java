/**
 * The program: command line, configuration, runners, results, reports, benchmarks. This module alone makes an injector.
 *
 * <p>Read {@code org.sekilab.experiments.cli.Main} first: it holds the commands together. The package itself holds what
 * all commands need to reject bad input, and depends on none of them. Nothing else depends on this module.
 */
@NullMarked
package org.sekilab.experiments;

import org.jspecify.annotations.NullMarked;
