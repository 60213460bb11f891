/**
 * Races by partial order bounding: sums of games are played until all is counted, and counts are compared with those that win.
 *
 * <p>Read {@link org.sekilab.semeai.bounds.BoundedRace} first. Source: M. Müller, Partial order bounding (2001); [LCG] 3. Knows nothing of
 * boards.
 */
@NullMarked
package org.sekilab.semeai.bounds;

import org.jspecify.annotations.NullMarked;
