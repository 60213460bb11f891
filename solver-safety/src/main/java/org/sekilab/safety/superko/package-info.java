/**
 * Solves a region under situational superko by its whole graph of states.
 *
 * <p>Read {@link org.sekilab.safety.superko.SuperkoSolver} first. Nothing here depends on a search engine.
 */
@NullMarked
package org.sekilab.safety.superko;

import org.jspecify.annotations.NullMarked;
