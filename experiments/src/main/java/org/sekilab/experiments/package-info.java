/**
 * The program: command line, configuration, runners, results, reports, benchmarks. Only here is an injector made.
 *
 * <p>Nothing else depends on this module.
 */
@NullMarked
package org.sekilab.experiments;

import org.jspecify.annotations.NullMarked;
