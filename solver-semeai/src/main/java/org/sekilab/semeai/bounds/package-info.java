/**
 * Races by partial order bounding: play goes on until the liberties and eyes that are settled answer the question.
 *
 * <p>Read {@link org.sekilab.semeai.bounds.BoundedRace} first. Source: [POB].
 */
@NullMarked
package org.sekilab.semeai.bounds;

import org.jspecify.annotations.NullMarked;
