/**
 * Partial order bounding for games with values that are not numbers. The question is whether a value is at least one of
 * some bounds, so any engine can answer.
 *
 * <p>Read {@link org.sekilab.search.bounds.BoundedProblem} first. Source: [POB].
 */
@NullMarked
package org.sekilab.search.bounds;

import org.jspecify.annotations.NullMarked;
