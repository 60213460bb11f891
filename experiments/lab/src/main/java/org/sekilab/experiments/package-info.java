/**
 * The laboratory: configuration, and solvers that are made from it. This module alone makes an injector.
 *
 * <p>Read {@link org.sekilab.experiments.config.Laboratory} first: it builds what a configuration describes. The
 * package itself holds what all commands need to reject bad input. The other modules of the experiments depend on this
 * one.
 */
@NullMarked
package org.sekilab.experiments;

import org.jspecify.annotations.NullMarked;
